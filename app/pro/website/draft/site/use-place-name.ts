import type { Path } from '../../../../../schemas/core/problem.ts'
import { nodePath } from '../../../../../schemas/draft/change.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { blockOf } from '../blocks/block-actions.ts'
import { useBuilder, useDraftState } from '../builder/builder-context.ts'
import { pageName } from '../pages/page-name.ts'

/** Names the place that a path of the draft points to: `Цены · Вопросы и ответы`. */
export function usePlaceName(): (path: Path) => string {
  const { locale, t } = usePage()
  const { types } = useBuilder()
  const { pages } = useDraftState(({ draft }) => draft)
  return (path) => {
    const [kind, id] = path
    if (kind === 'company') return t('business:site.summary.company')
    if (kind === 'design') return t('business:site.summary.design')
    if (kind === 'menu') return t('business:site.publish.inMenu')
    const page = pages[String(id)]
    const title = pageName(page, locale, t)
    const node = nodePath(path)
    const block = node && page && blockOf(page.blocks, node.id)
    return block ? `${title} · ${types.get(block.type)?.label ?? block.type}` : title
  }
}

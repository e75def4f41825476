import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { menuTexts } from '../../../../../schemas/draft/draft-texts.ts'
import type { DraftMenuItem, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import type { SiteSummary } from '../../../../../schemas/draft/summary.ts'
import { textDifferences } from '../../../../../schemas/draft/text-differences.ts'
import { entryById } from '../../draft/pages/menu-moves.ts'
import type { Difference, DifferenceGroup, ValueDifference } from './differences.ts'
import { type Words, yesOrNo } from './value-words.ts'

const targetOf = ({ type, relationType, relationCode, alias }: DraftMenuItem) => ({
  type,
  relationType,
  relationCode,
  alias,
})

/** The differences of two menus, entry by entry; none if they are alike. */
export function menuDifferences(
  { before, after }: { before: SiteDraft; after: SiteDraft },
  menu: SiteSummary['menu'],
  { t, locale }: Words,
): DifferenceGroup[] {
  if (menu.length === 0) return []
  const texts = textDifferences(menuTexts(before.menu), menuTexts(after.menu))
  const valuesOf = (id: string): ValueDifference[] => {
    const [was, is] = [entryById(before.menu, id), entryById(after.menu, id)]
    if (!was || !is) return []
    const shown = { label: t('business:site.pages.menu.isShown') }
    return [
      ...(isEqual(targetOf(was), targetOf(is)) ? [] : [{ label: t('business:site.pages.target.label') }]),
      ...(was.isHidden === is.isHidden
        ? []
        : [{ ...shown, before: yesOrNo(t, !was.isHidden), after: yesOrNo(t, !is.isHidden) }]),
    ]
  }
  const differences = menu.map(
    ({ id, change, name }): Difference => ({
      path: ['menu', id],
      change,
      values: valuesOf(id),
      name: String(pickLocalized(name, locale)?.value || t('business:site.untitled')),
      texts: texts.filter(({ path }) => path[1] === id),
    }),
  )
  return [{ path: ['menu'], name: t('business:site.publish.inMenu'), change: 'changed', differences }]
}

import { usePage } from '../../../../../ui/core/page-context.tsx'
import { useSelection } from '../builder/builder-context.ts'
import { type PageHead, pageName } from '../pages/page-name.ts'
import { useCount, useTexts } from './texts-context.tsx'

/** Names a page for the choice of pages, with how much of it is written in the language that is shown if something is missing. */
export function usePageLabel(): (id: string, page: PageHead) => string {
  const { locale, t } = usePage()
  const language = useSelection('language')
  const count = useCount()
  const texts = useTexts()?.texts ?? []
  return (id, page) => {
    const name = pageName(page, locale, t)
    const own = texts.filter(({ path }) => path[0] === 'pages' && path[1] === id)
    const { filled, total } = count(language, own)
    return filled < total ? `${name} · ${filled}/${total}` : name
  }
}

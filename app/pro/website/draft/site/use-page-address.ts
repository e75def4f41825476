import { localizePath } from '../../../../../locales/locale.ts'
import { useBuilder, useDraftState, useSelection } from '../builder/builder-context.ts'
import { slugOfDataPage } from '../pages/data-pages.ts'
import { pagePath } from '../pages/page-path.ts'

/** The address of a page of the draft as the server knows it, in the language that is shown; of the open one by default. */
export function usePageAddress(given?: string): string {
  const { slug, company } = useBuilder()
  const language = useSelection('language')
  const page = useSelection('page')
  const id = given ?? page
  const saved = useDraftState(({ session }) => session.base.pages[id]?.slug)
  const pageSlug = slugOfDataPage(id) ?? saved
  return `${localizePath(pagePath(slug, pageSlug), language)}?draft=${encodeURIComponent(company)}`
}

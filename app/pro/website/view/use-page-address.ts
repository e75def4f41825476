import { localizePath } from '../../../../locales/locale.ts'
import { useBuilder, useDraftState } from '../builder-context.ts'
import { slugOfDataPage } from '../pages/data-pages.ts'

/** The address of the open page of the draft as the server knows it, in the language that is shown. */
export function usePageAddress(): string {
  const { slug, company, language, page: id } = useBuilder()
  const saved = useDraftState(({ session }) => session.base.pages[id]?.slug)
  const pageSlug = slugOfDataPage(id) ?? saved
  const path = `/l/${slug}${pageSlug ? `/${pageSlug}` : ''}`
  return `${localizePath(path, language)}?draft=${encodeURIComponent(company)}`
}

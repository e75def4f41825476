import { localizePath } from '../../../../locales/locale.ts'
import { useBuilder, useOpenPage } from '../builder-context.ts'

/** The address of the open page of the draft, in the language that is shown. */
export function usePageAddress(): string {
  const { slug, company, language } = useBuilder()
  const { page } = useOpenPage()
  const path = `/l/${slug}${page?.slug ? `/${page.slug}` : ''}`
  return `${localizePath(path, language)}?draft=${encodeURIComponent(company)}`
}

import { localizePath } from '../../../../../locales/locale.ts'
import type { Character } from '../../../../../schemas/draft/site-name.ts'
import { useBuilder, useSelection } from '../../draft/builder/builder-context.ts'
import { pagePath } from '../../draft/pages/page-path.ts'

/** Gives the address of a page of a proposed site as a visitor would see it at the instant `at`; the index without `page`. */
export function useProposalAddress(): (name: Character, at: string, page?: string) => string {
  const { slug, company } = useBuilder()
  const language = useSelection('language')
  return (name, at, page = '') => {
    const query = new URLSearchParams({ draft: company, proposal: name, at })
    return `${localizePath(pagePath(slug, page), language)}?${query}`
  }
}

import { inLocales } from '../../patterns/in-locales.ts'
import { sections } from '../../patterns/sections.ts'
import type { SiteDraft } from '../../schemas/draft/site-draft.ts'
import { ApiError } from '../http/api-error.ts'
import { readFacts } from './read-facts.ts'
import type { SiteReader } from './site-reader.ts'

/** A site with nothing but a ready section on its first page, to see how the section would look. Throws 404 for an unknown one. */
export async function readSection(
  reader: SiteReader,
  company: string,
  name: string,
  site: SiteDraft,
): Promise<SiteDraft> {
  const section = sections.get(name)
  if (!section) throw new ApiError('NOT_FOUND')
  const facts = await readFacts(reader, company)
  const others = Object.entries(site.pages).filter(([, { slug }]) => slug !== '')
  const blocks = inLocales(section.blocks(facts), facts.locales)
  return {
    ...site,
    pages: { ...Object.fromEntries(others), section: { slug: '', title: facts.name, blocks } },
  }
}

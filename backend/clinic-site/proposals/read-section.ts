import { inLocales } from '../../../patterns/in-locales.ts'
import { sections } from '../../../patterns/sections.ts'
import type { LocalizedText } from '../../../schemas/core/localized.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { readFacts } from './read-facts.ts'
import type { SiteReader } from './site-reader.ts'

/** A site with nothing but these blocks on its first page. */
export function onlySection(site: SiteDraft, title: LocalizedText, blocks: StoredBlock[]): SiteDraft {
  const others = Object.entries(site.pages).filter(([, { slug }]) => slug !== '')
  return {
    ...site,
    pages: { ...Object.fromEntries(others), section: { slug: '', title, blocks } },
  }
}

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
  return onlySection(site, facts.name, inLocales(section.blocks(facts), facts.locales))
}

import { propose } from '../../../patterns/propose.ts'
import type { SiteDraft } from '../../../schemas/draft/site-draft.ts'
import type { Character } from '../../../schemas/draft/site-name.ts'
import { readFacts } from './read-facts.ts'
import type { SiteReader } from './site-reader.ts'

/**
 * A site that is proposed to a company, made of its data as it is now. The clinic's settings for its whole site in `current`, such as
 * counters and search engines, stay.
 */
export async function readProposal(
  reader: SiteReader,
  company: string,
  character: Character,
  current: SiteDraft,
): Promise<SiteDraft> {
  const { design, ...site } = propose(character, await readFacts(reader, company))
  const { settings } = current.design
  return { ...site, design: { ...design, ...(settings && { settings }) } }
}

import type { Today } from '../../schemas/api/today.ts'
import { productSection } from '../../schemas/areas/define-area.ts'
import { areaDefinitions } from '../../schemas/areas/registry.ts'
import { askedFacts, factAreas } from '../../schemas/draft/asked-facts.ts'
import { diffDrafts } from '../../schemas/draft/diff.ts'
import { readKnownDraft } from '../clinic-site/known-drafts.ts'
import { isNeverPublished, newestVersion } from '../clinic-site/make-live.ts'
import { readPublished } from '../clinic-site/published-site.ts'
import { readFactNames } from '../clinic-site/read-facts.ts'
import type { Asking } from './asking.ts'

/** What is to be done about the site of a clinic. */
export async function readSiteState({ orm, may, member: { company } }: Asking): Promise<Today['SITE']> {
  const { draft } = await readKnownDraft(orm, company)
  const published = await readPublished(orm, company)
  const version = await newestVersion(orm, company)
  const facts = await readFactNames(orm, company)
  const mayGive = (name: string) => {
    const section = areaDefinitions.get(name)?.section
    return section !== undefined && section !== productSection && may(section, 'write')
  }
  return {
    IS_STARTED: !isNeverPublished(version, published),
    CHANGES: diffDrafts(published, draft).length,
    MISSING: askedFacts.filter((name) => !facts.has(name) && mayGive(factAreas[name])),
  }
}

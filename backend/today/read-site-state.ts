import { and, eq, gte, lt, ne } from 'drizzle-orm'
import type { Today } from '../../schemas/api/today.ts'
import { productSection } from '../../schemas/areas/define-area.ts'
import { areaDefinitions } from '../../schemas/areas/registry.ts'
import { foundAreas, foundFacts } from '../../schemas/directory/found-facts.ts'
import {
  currentApproval,
  isNeverPublished,
  newestVersion,
  readFactNames,
  readKnownDraft,
  readPublished,
  unpublished,
} from '../clinic-site/index.ts'
import { company as companyTable, listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { factScore } from '../listing/index.ts'
import { isCompanyDown } from '../shared/shown/is-taken-down.ts'
import type { Asking } from './asking.ts'

type Site = NonNullable<Today['SITE']>

/** The member's task with a request that waits or was returned; null for another person's. */
function ownPart(review: Awaited<ReturnType<typeof currentApproval>>, mayPublish: boolean): Site['REVIEW'] {
  if (!review) return null
  const { NUMBER, STATE, IS_MINE, BY, DECIDED_BY } = review
  if (STATE === 'returned') return IS_MINE ? { NUMBER, STATE, BY: DECIDED_BY } : null
  if (IS_MINE) return { NUMBER, STATE: 'waits', BY }
  return mayPublish ? { NUMBER, STATE: 'asks', BY } : null
}

/** Why visitors see nothing of a site. */
async function hiddenBy(orm: Orm, code: string): Promise<Site['HIDDEN_BY']> {
  const { isPublished, isSiteOff } = companyTable
  const [row] = await orm
    .select({ isPublished, isSiteOff, isDown: isCompanyDown() })
    .from(companyTable)
    .where(eq(companyTable.code, code))
  if (row?.isDown) return 'moderators'
  if (row?.isSiteOff) return 'clinic'
  return row?.isPublished ? null : 'status'
}

/** How many other clinics of its city one more known fact puts a clinic above, in the list of the directory. */
async function countAbove(orm: Orm, code: string): Promise<number> {
  const [own] = await orm
    .select({ section: listing.section, city: listing.city, score: listing.score })
    .from(listing)
    .where(and(eq(listing.code, code), ne(listing.section, 'doctors'), listing.isMain))
  if (!own) return 0
  return orm.$count(
    listing,
    and(
      eq(listing.section, own.section),
      eq(listing.city, own.city),
      ne(listing.code, code),
      gte(listing.score, own.score),
      lt(listing.score, own.score + factScore(foundFacts.length)),
    ),
  )
}

/** The tasks for the site of a clinic. */
export async function readSiteState({ orm, may, member }: Asking): Promise<Site> {
  const { company, account } = member
  const { draft } = await readKnownDraft(orm, company)
  const published = await readPublished(orm, company)
  const version = await newestVersion(orm, company)
  const facts = await readFactNames(orm, company)
  const mayGive = (name: string) => {
    const section = areaDefinitions.get(name)?.section
    return section !== undefined && section !== productSection && may(section, 'write')
  }
  return {
    // A draft is a beginning too: one that somebody works at, or that a file of the whole company has brought.
    IS_STARTED: !isNeverPublished(version, published) || Object.keys(draft.pages).length > 0,
    HIDDEN_BY: await hiddenBy(orm, company),
    CHANGES: unpublished(published, draft).CHANGES,
    MISSING: foundFacts.filter((name) => !facts.has(name) && mayGive(foundAreas[name])),
    FOUND: {
      KNOWN: foundFacts.filter((name) => facts.has(name)).length,
      OF: foundFacts.length,
      ABOVE: await countAbove(orm, company),
    },
    REVIEW: ownPart(
      await currentApproval(orm, company, { account, draft }),
      may('clinic-website', 'publish'),
    ),
  }
}

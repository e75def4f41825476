import { isRecord } from '../../schemas/core/is-record.ts'
import { tags } from '../../schemas/tags.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import { fallBack } from '../source/fall-back.ts'
import { saidBy } from '../source/said-by.ts'
import type { Reader } from '../source.ts'
import type { Ask } from './ask.ts'
import { branchOf, clinicFields } from './entities/clinic.ts'
import { readSite, type SiteFields } from './entities/site.ts'
import type { SanityMapping } from './mapping.ts'
import type { Queries, Question } from './queries.ts'
import { placeOf, reportMissing } from './read-document.ts'
import type { Pictures } from './wire/picture.ts'
import { recordsOf } from './wire/records-of.ts'

/** What every page of a site needs. */
export type SiteCore = {
  /** The id of its document. */
  id: string
  /** The code of its clinic. */
  code: string
  site: SiteFields
  clinic: Partial<Company>
  branches: Cabinet[]
}

/** What the list of all sites has of one; `company` is the address of its clinic. */
export type ListedSite = { id: string; code: string; company?: string }

/** How a dataset is read. */
export type Dataset = {
  queries: Queries
  mapping: SanityMapping
  pictures: Pictures
  /** Codes of the clinics that it is asked about, if they are named. */
  companies?: readonly string[] | undefined
}

/**
 * Finds the sites of clinics: `siteOf` one by the code of its clinic, undefined if the dataset has none; `all` gives the codes. Which sites there are is one
 * question for all clinics, so that those without one cost nothing; while it has no answer, clinics are those of the source below. `expect` begins to read
 * the site of a clinic whose code is not known yet, and says which one it was when the list was last read.
 */
export function openSites(ask: Ask, reader: Reader, { queries, mapping, pictures, companies }: Dataset) {
  const listing: Question = { ...queries.sites(), isOptional: true }
  const named = mapping.site ? [mapping.site.code] : companies
  const found = new Map<string, Promise<SiteCore | undefined>>()

  const list = (): Promise<readonly ListedSite[]> =>
    ask('sites', listing, (raw, report) => {
      const codes = new Set<string>()
      return recordsOf(raw).flatMap((site): ListedSite[] => {
        const { _id, code, company } = site
        if (typeof code !== 'string' || code === '') reportMissing(site, 'code', report)
        else if (codes.has(code)) report({ path: `${placeOf(site)} code`, code: 'repeated' })
        else {
          codes.add(code)
          return [{ id: String(_id), code, ...(typeof company === 'string' && { company }) }]
        }
        return []
      })
    })

  const has = (sites: readonly ListedSite[], code: string) => sites.some((site) => site.code === code)

  function core(code: string): Promise<SiteCore | undefined> {
    const question = { ...queries.site(code), tags: [tags.company(code), tags.cabinets(code)] }
    return ask('site', question, (raw, report) => {
      if (!isRecord(raw) || raw._id === null) return undefined
      const reading = { pictures, report }
      return {
        id: String(raw._id),
        code,
        site: readSite(isRecord(raw.own) ? { ...raw.own, company: raw.company, code } : raw, reading),
        clinic: clinicFields(raw.clinic, reading),
        branches: recordsOf(raw.branches).flatMap((one) => branchOf(one, reading) ?? []),
      }
    })
  }

  async function find(code: string): Promise<SiteCore | undefined> {
    const kept = named ? undefined : ask.kept<readonly ListedSite[]>(listing)
    if (named?.includes(code) || (kept && has(kept, code))) return core(code)
    if (named || kept) {
      // The page of a clinic without a site has the tags of the list, because a site may be added to it later.
      if (!named) await list()
      return undefined
    }
    // At the same time, so that a cold page has one call for both.
    const site = core(code)
    // Nobody needs it of a clinic without a site, or while it is not known which have one.
    site.catch(() => {})
    const sites = await list().catch((error: unknown) =>
      fallBack(reader)(saidBy(error), undefined, 'degraded')(error),
    )
    return sites && has(sites, code) ? site : undefined
  }

  function siteOf(code: string): Promise<SiteCore | undefined> {
    const site = found.get(code) ?? find(code)
    found.set(code, site)
    return site
  }

  return {
    siteOf,
    expect: (slug: string): ListedSite | undefined => {
      const sites = mapping.site ? [{ id: '', ...mapping.site }] : ask.last<readonly ListedSite[]>(listing)
      const site = sites?.find(({ code, company }) => company === slug || code === slug)
      // Who needs it asks again, and is told of its failure.
      if (site) siteOf(site.code).catch(() => {})
      return site
    },
    all: async (): Promise<readonly string[]> => named ?? (await list()).map(({ code }) => code),
  }
}

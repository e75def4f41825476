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
 * question for all clinics, so that those without one cost nothing; while it has no answer, clinics are those of the source below.
 */
export function openSites(ask: Ask, reader: Reader, { queries, mapping, pictures, companies }: Dataset) {
  const listing: Question = { ...queries.sites(), isOptional: true }
  const named = mapping.site ? [mapping.site.code] : companies
  const found = new Map<string, Promise<SiteCore | undefined>>()

  const list = (): Promise<readonly string[]> =>
    ask('sites', listing, (raw, report) => {
      const sites = recordsOf(raw)
      const codes = sites.map(({ code }) => (typeof code === 'string' ? code : ''))
      for (const [at, code] of codes.entries())
        if (code === '') reportMissing(sites[at], 'code', report)
        else if (codes.indexOf(code) < at) report({ path: `${placeOf(sites[at])} code`, code: 'repeated' })
      return codes
    })

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
    const known = named ?? ask.kept<readonly string[]>(listing)
    if (known?.includes(code)) return core(code)
    if (known) {
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
    return sites?.includes(code) ? site : undefined
  }

  return {
    siteOf: (code: string): Promise<SiteCore | undefined> => {
      const site = found.get(code) ?? find(code)
      found.set(code, site)
      return site
    },
    all: async (): Promise<readonly string[]> => named ?? (await list()).filter(Boolean),
  }
}

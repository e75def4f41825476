import { isRecord } from '../../schemas/core/is-record.ts'
import { tags } from '../../schemas/tags.ts'
import type { Cabinet, Company } from '../entities/company.ts'
import type { Ask } from './ask.ts'
import { branchOf, clinicFields } from './entities/clinic.ts'
import { readSite, type SiteFields } from './entities/site.ts'
import type { SanityMapping } from './mapping.ts'
import type { Queries } from './queries.ts'
import type { Pictures } from './wire/picture.ts'

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
export type Dataset = { queries: Queries; mapping: SanityMapping; pictures: Pictures }

type Listed = { code?: unknown }

/**
 * Finds the site of a clinic by its code; undefined if the dataset has none. Which sites there are is one question for all clinics, so that
 * those without one cost nothing.
 */
export function siteFinder(ask: Ask, { queries, mapping, pictures }: Dataset) {
  const listing = queries.sites()
  const found = new Map<string, Promise<SiteCore | undefined>>()

  const list = (): Promise<Listed[]> =>
    ask('sites', listing, (raw) => (Array.isArray(raw) ? raw.filter(isRecord) : []))

  const has = (sites: readonly Listed[], wanted: string) => sites.some(({ code }) => code === wanted)

  function core(code: string): Promise<SiteCore | undefined> {
    const question = { ...queries.site(code), tags: [tags.company(code), tags.cabinets(code)] }
    return ask('site', question, (raw, report) => {
      if (!isRecord(raw) || raw._id === null) return undefined
      const reading = { pictures, report }
      return {
        id: String(raw._id),
        code,
        site: readSite(raw, reading),
        clinic: clinicFields(raw.clinic, reading),
        branches: (Array.isArray(raw.branches) ? raw.branches : []).flatMap(
          (one) => branchOf(one, reading) ?? [],
        ),
      }
    })
  }

  async function find(code: string): Promise<SiteCore | undefined> {
    const known = mapping.site ? [mapping.site] : ask.kept<Listed[]>(listing)
    if (known && has(known, code)) return core(code)
    if (known) {
      // A clinic without a site depends on the list, in which it may be one day; with one, on that alone.
      if (!mapping.site) await list()
      return undefined
    }
    // At the same time, so that a cold page has one call for both.
    const [sites, one] = await Promise.all([list(), core(code)])
    return has(sites, code) ? one : undefined
  }

  return (code: string): Promise<SiteCore | undefined> => {
    const site = found.get(code) ?? find(code)
    found.set(code, site)
    return site
  }
}

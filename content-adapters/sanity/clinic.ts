import { tags } from '../../schemas/tags.ts'
import type { Company } from '../entities/company.ts'
import type { Specialist } from '../entities/doctor.ts'
import { withDesign } from '../parts/with-design.ts'
import type { ClinicSource } from '../source/clinic.ts'
import { type ContentSource, type Reader, SourceError } from '../source.ts'
import type { Ask } from './ask.ts'
import { mainBranch, photoOf, serviceOf } from './entities/clinic.ts'
import { doctorFields, doctorOf } from './entities/doctor.ts'
import type { Reading, Report } from './read-document.ts'
import type { Dataset, openSites } from './site-core.ts'
import type { openPages } from './site-pages.ts'
import { recordsOf } from './wire/records-of.ts'

/** The facts of a clinic that a dataset has; those that it has none of are the source's below. */
export function clinicOf(
  reader: Reader,
  below: ContentSource,
  ask: Ask,
  { queries, pictures }: Dataset,
  { siteOf, expect }: ReturnType<typeof openSites>,
  pagesOf: ReturnType<typeof openPages>,
) {
  const { tag } = reader
  const report: Report = (problem) => reader.report({ request: 'sanity.doctors', ...problem })

  /** All documents of a kind, if the clinic has a site with any. */
  async function all<T>(
    name: string,
    company: string,
    own: string,
    read: (raw: unknown, reading: Reading) => T | undefined,
  ): Promise<readonly T[] | undefined> {
    const site = await siteOf(company)
    if (!site) return undefined
    tag(own)
    const found = await ask(name, { ...queries.all(name, site.id), tags: [own] }, (raw, report) =>
      recordsOf(raw).flatMap((one) => read(one, { pictures, report }) ?? []),
    )
    return found.length > 0 ? found : undefined
  }

  async function specialists(company: string): Promise<Specialist[]> {
    const [found, ours] = await Promise.all([
      all('doctor', company, tags.specialists(company), doctorFields),
      ask.sent().then(() => below.specialists(company)),
    ])
    const byCode = new Map(ours.map((one) => [one.code, one]))
    return found?.flatMap((fields) => doctorOf(fields, byCode.get(fields.code), report) ?? []) ?? ours
  }

  const source = {
    company: async (slug, next) => {
      const site = expect(slug)
      if (site && next?.page !== undefined) pagesOf(site, next.page, true).catch(() => {})
      if (site) await ask.sent()
      const company = await below.company(slug, next)
      const own = await siteOf(company.code)
      if (!own) return company
      tag(tags.company(company.code))
      const [main] = own.branches
      const facts: Company = { ...company, ...own.clinic, ...(main && mainBranch(main)) }
      return withDesign(facts, own.site)
    },

    specialists,

    specialist: async (company, slug) => {
      const site = await siteOf(company)
      if (!site) return below.specialist(company, slug)
      const listed = (await specialists(company)).find((one) => one.slug === slug)
      if (!listed) throw new SourceError(404, `sanity.specialist: there is no ${slug}`)
      return listed
    },

    services: async (company) => [
      ...((await all('service', company, tags.services(company), serviceOf)) ??
        (await below.services(company))),
    ],

    gallery: async (company) => [
      ...((await all('photo', company, tags.gallery(company), photoOf)) ?? (await below.gallery(company))),
    ],

    cabinets: async (company) => {
      const site = await siteOf(company)
      if (!site || site.branches.length === 0) return below.cabinets(company)
      tag(tags.cabinets(company))
      return site.branches
    },
  } satisfies Partial<ClinicSource>
  return source
}

import { type Locale, locales } from '../../locales/locale.ts'
import type { Texts } from '../kit/tables/columns.ts'
import type { Listing, Sources } from '../listing/index.ts'
import type { ServiceSource } from './read-services.ts'
import { entry, type WordedEntry } from './words/entry.ts'

const all = (texts: Texts | null | undefined): (string | undefined)[] => Object.values(texts ?? {})

/** Names of specialities by slug. */
export type SpecialityNames = ReadonlyMap<string, Texts>

const kinds = { clinics: 'clinic', doctors: 'doctor', other: 'other' } as const

/** Names of specialities as one text, in each language that names the first of them. */
function namesOf(slugs: readonly string[], names: SpecialityNames): Texts | null {
  const known = slugs.flatMap((slug) => names.get(slug) ?? []).slice(0, 3)
  const [first] = known
  if (!first) return null
  const joined = (locale: Locale) => known.map((name) => name[locale] ?? name.ru).join(', ')
  return {
    ...first,
    ...Object.fromEntries(locales.flatMap((one) => (first[one] ? [[one, joined(one)]] : []))),
  }
}

/** The entry of a row of `listing`. */
export function listedEntry(
  row: Listing,
  { companies, cards }: Sources,
  names: SpecialityNames,
): WordedEntry[] {
  const [code = ''] = row.companies
  const site = companies.get(code)
  if (!site) return []
  const card = cards.find((one) => one.person === row.code && one.company === code)
  return [
    entry({
      kind: kinds[row.section],
      code: row.code,
      city: row.city,
      companies: row.companies,
      site: site.slug,
      page: card?.page ?? null,
      name: row.name,
      detail: (row.section === 'doctors' ? namesOf(row.specialities, names) : null) ?? row.category,
      specialities: row.specialities,
      score: row.score,
      names: all(row.name),
      others: [...all(row.category), ...row.specialities.flatMap((slug) => all(names.get(slug)))],
    }),
  ]
}

/** The entry of a service of a company that is listed. */
export function serviceEntry(
  service: ServiceSource,
  scores: ReadonlyMap<string, number>,
  { companies }: Sources,
): WordedEntry[] {
  const site = companies.get(service.company)
  const score = scores.get(service.company)
  if (!site || score === undefined) return []
  return [
    entry({
      kind: 'service',
      code: `${service.company} ${service.code}`,
      city: site.city ?? '',
      companies: [service.company],
      site: site.slug,
      name: service.name,
      detail: site.name,
      specialities: [],
      score,
      names: all(service.name),
      others: all(service.group),
    }),
  ]
}

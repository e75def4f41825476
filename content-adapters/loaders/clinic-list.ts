import type clinicList from '../../schemas/blocks/clinic-list.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import type { CompanyCard } from '../entities/company.ts'
import { defineLoader } from '../loader.ts'
import { toPage } from '../parts/paths.ts'
import { placePath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'

const most = 500

/**
 * Sites of clinics by city, cities and names sorted in the reader's language; clinics without a city or in a small
 * one come last.
 */
export default defineLoader<typeof clinicList>(async (_props, { source, locale }) => {
  const { compare } = new Intl.Collator(locale)
  const nameIn = (name: LocalizedText) => pickLocalized(name, locale)?.value ?? ''
  const byName = (a: { name: LocalizedText }, b: { name: LocalizedText }) =>
    compare(nameIn(a.name), nameIn(b.name))

  const groups = await source.companiesByCity()
  const cities = groups.flatMap(({ city, ...group }) => (city ? [{ name: city.name, ...group }] : []))
  const elsewhere = groups.flatMap(({ city, ...group }) =>
    city ? [] : [{ name: words('head:otherCities'), ...group }],
  )
  return {
    cities: [...cities.sort(byName), ...elsewhere].slice(0, most).map(({ name, count, companies }) => ({
      name,
      count,
      companies: companies.toSorted(byName).slice(0, most).map(toCard),
    })),
  }
})

const toCard = (company: CompanyCard) => {
  const { name, category, address, isDemo } = company
  return withoutUndefined({ name, category, address, link: toPage(placePath(company)), isDemo })
}

import type clinicIndex from '../../schemas/blocks/clinic-index.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import type { CityCompanies, CompanyCard } from '../entities/company.ts'
import { defineLoader } from '../loader.ts'
import { toPage } from '../parts/paths.ts'
import { placePath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'
import { words } from '../words.ts'

type Group = { name: LocalizedText; count?: number; members: Member[] }
type Member = { company: CompanyCard; detail?: LocalizedText }

/**
 * Clinics by city or by kind, the largest group first, names sorted in the reader's language. Without clinics, groups
 * by kind are omitted, groups by city are shown as empty.
 */
export default defineLoader<typeof clinicIndex>(async ({ by }, { source, locale }) => {
  const { compare } = new Intl.Collator(locale)
  const nameIn = (name: LocalizedText) => pickLocalized(name, locale)?.value ?? ''
  const cities = await source.companiesByCity()
  const groups = by === 'city' ? byCity(cities) : byKind(cities)
  if (groups.length === 0 && by === 'kind') return undefined
  const size = ({ count, members }: Group) => count ?? members.length
  return {
    groups: groups
      .toSorted((a, b) => size(b) - size(a) || compare(nameIn(a.name), nameIn(b.name)))
      .map(({ name, count, members }) =>
        withoutUndefined({
          name,
          count,
          clinics: members
            .toSorted((a, b) => compare(nameIn(a.company.name), nameIn(b.company.name)))
            .map(({ company, detail }) =>
              withoutUndefined({
                name: company.name,
                detail,
                link: toPage(placePath(company)),
                isDemo: company.isDemo,
              }),
            ),
        }),
      ),
  }
})

const byCity = (cities: readonly CityCompanies[]): Group[] =>
  cities.map(({ city, count, companies }) => ({
    name: city?.name ?? words('head:otherCities'),
    count,
    members: companies.map((company) => withoutUndefined({ company, detail: company.category })),
  }))

/** Groups by kind, without demo clinics. Counted only if every company of every city is listed. */
function byKind(cities: readonly CityCompanies[]): Group[] {
  const isComplete = cities.every(({ count, companies }) => count === companies.length)
  const all = cities.flatMap(({ city, companies }) =>
    companies
      .filter(({ isDemo }) => !isDemo)
      .map((company) => withoutUndefined({ company, detail: city?.name })),
  )
  const kinds = Map.groupBy(all, ({ company }) => company.category?.ru)
  return [...kinds.values()].flatMap((members) => {
    const name = members[0]?.company.category
    return name ? [withoutUndefined({ name, members, count: isComplete ? members.length : undefined })] : []
  })
}

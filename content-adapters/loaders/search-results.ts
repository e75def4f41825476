import type searchResults from '../../schemas/blocks/search-results.ts'
import type { LinkTarget } from '../../schemas/core/link.ts'
import type { SearchCard, SearchResults } from '../entities/search.ts'
import { defineLoader } from '../loader.ts'
import { listOf } from '../parts/directory-paths.ts'
import { fullAddress } from '../parts/full-address.ts'
import { localTime } from '../parts/local-time.ts'
import { shownNext } from '../parts/next-free.ts'
import { openingAt } from '../parts/opening-at.ts'
import { paths, toPage } from '../parts/paths.ts'
import { profilePath } from '../parts/profile-paths.ts'
import { withoutUndefined } from '../parts/without-undefined.ts'

/** The target of a card: the list of a speciality or city, otherwise the profile; the site where a source knows none. */
function linkOf({ kind, slug, page, profile, ...card }: SearchCard, city: SearchResults['city']): LinkTarget {
  // A city that has none of a speciality has no list of it.
  if (kind === 'speciality' && card.doctors) return toPage(listOf('doctors', city?.slug, slug))
  if (kind === 'speciality') return toPage(listOf('clinics', card.clinics ? city?.slug : undefined, slug))
  if (kind === 'place') return toPage(listOf('clinics', slug))
  if (profile) {
    const hasServices = kind === 'service' && profile.section === 'clinics'
    return toPage(profilePath(profile.section, profile.slug, hasServices ? 'services' : undefined))
  }
  return toPage(paths.company(slug) + (page ? paths.specialist(page) : ''))
}

/** The results of a query. */
export default defineLoader<typeof searchResults>(async ({ query, city, kind, page }, context) => {
  const { source, now } = context
  const found = await source.search({ words: query, ...withoutUndefined({ city, kind, page }) })
  const where = found.city
  for (const { kind: of, slug, timezone } of found.groups.flatMap(({ items }) => items))
    if (of !== 'speciality' && of !== 'place') context.meets?.({ slug, timezone })
  return withoutUndefined({
    search: toPage(paths.search),
    clinics: toPage(listOf('clinics', where?.slug)),
    doctors: toPage(listOf('doctors', where?.slug)),
    city: where,
    isElsewhere: found.isElsewhere,
    corrected: found.corrected,
    groups: found.groups.map(({ items, ...group }) => ({
      ...group,
      cards: items.map((card) => {
        const {
          kind: _,
          slug,
          page: __,
          profile: ___,
          city,
          address,
          opening,
          timezone,
          soonest,
          ...shown
        } = card
        return withoutUndefined({
          ...shown,
          address: fullAddress(withoutUndefined({ address, city })),
          status: opening && timezone ? openingAt(opening, timezone, now) : undefined,
          next: soonest && timezone ? shownNext(localTime(soonest, timezone), timezone, context) : undefined,
          link: linkOf(card, where),
        })
      }),
    })),
    ...(kind && found.pages > 1 && { paging: { page: found.page, pages: found.pages } }),
  })
})

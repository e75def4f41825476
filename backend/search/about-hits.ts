import { and, inArray } from 'drizzle-orm'
import { listingSections } from '../../schemas/directory/listing.ts'
import { city, listing } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Texts } from '../kit/tables/columns.ts'
import type { Hit } from './find.ts'

type Profile = { SECTION: (typeof listingSections)[number]; SLUG: string }

/** Names of the cities of hits by slug, and profiles by the code of what they are of. */
export type AboutHits = { cities: ReadonlyMap<string, Texts>; profiles: ReadonlyMap<string, Profile> }

/** The code of the row of `listing` that a hit is shown with: that of a service is its company's. */
export const listedCode = ({ entry: { kind, code } }: Hit): string =>
  kind === 'service' ? (code.split(' ')[0] ?? '') : code

/** What hits are answered with besides their entries. */
export async function aboutHits(orm: Orm, hits: readonly Hit[]): Promise<AboutHits> {
  const slugs = [...new Set(hits.map(({ entry }) => entry.city).filter(Boolean))]
  const codes = [...new Set(hits.map(listedCode))]
  const [cities, profiles] = await Promise.all([
    slugs.length === 0
      ? []
      : orm.select({ slug: city.slug, name: city.name }).from(city).where(inArray(city.slug, slugs)),
    codes.length === 0
      ? []
      : orm
          .selectDistinct({ code: listing.code, SECTION: listing.section, SLUG: listing.slug })
          .from(listing)
          .where(and(inArray(listing.section, [...listingSections]), inArray(listing.code, codes))),
  ])
  return {
    cities: new Map(cities.map(({ slug, name }) => [slug, name])),
    profiles: new Map(profiles.map(({ code, ...profile }) => [code, profile])),
  }
}

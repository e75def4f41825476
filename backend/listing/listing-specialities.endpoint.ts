import { z } from '@hono/zod-openapi'
import { desc, eq, sql } from 'drizzle-orm'
import { facedSpeciality } from '../../schemas/api/listing.ts'
import { paged } from '../../schemas/api/paged.ts'
import { tags } from '../../schemas/tags.ts'
import { listing, speciality } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested, requestText } from '../kit/input/query.ts'
import type { StoredImage } from '../kit/tables/columns.ts'
import { imageAnswer } from '../shared/answers/image-answer.ts'
import { localize } from '../shared/answers/localize.ts'
import { countBy } from './count-by.ts'
import { setOf } from './listing-sets.ts'

/** Specialities that are named, and portraits of each. */
const named = 12
const portraits = 3

/** The portraits of the first doctors of a speciality in a city, as they stand in its list. */
const portraitsOf = (location: string) => sql<StoredImage[]>`(
  select coalesce(jsonb_agg(shown.image), '[]') from (
    select ${listing.image} as image from ${listing}
    where ${listing.section} = 'doctors' and ${listing.city} = ${location} and ${listing.image} is not null
      and ${listing.specialities} @> array[${speciality.slug}]
    order by ${listing.score} desc, ${listing.code} limit ${sql.raw(String(portraits))}) as shown)`

export const listingSpecialities = defineEndpoint({
  service: 'front',
  path: '/v1/listing_specialities',
  summary: 'Specialities that most doctors of a city have, with how many, and portraits of some of them',
  query: z.object({ filter: nested({ location: requestText }) }),
  answer: paged(facedSpeciality),
  read: async ({ orm, query: { filter }, tag }) => {
    const { location } = filter
    tag(tags.listing('doctors', location))
    const counted = countBy(orm, 'doctors', 'speciality', [setOf('doctors', 'city', [location])])
    const rows = await orm
      .select({
        slug: speciality.slug,
        name: speciality.name,
        count: counted.rows,
        portraits: portraitsOf(location),
      })
      .from(counted)
      .innerJoin(speciality, eq(speciality.slug, counted.place))
      .orderBy(desc(counted.rows), speciality.slug)
      .limit(named)
    return wholeList(
      rows.map(({ slug, name, count, portraits: images }) => ({
        SLUG: slug,
        ...localize('NAME', name),
        COUNT: count,
        PORTRAITS: images.map(imageAnswer),
      })),
    )
  },
})

import { asc, sql } from 'drizzle-orm'
import { location } from '../../schemas/api/location.ts'
import { paged } from '../../schemas/api/paged.ts'
import { tags } from '../../schemas/tags.ts'
import { city } from '../database/tables/index.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { localize } from '../shared/answers/localize.ts'

/** Cities that a company or a person can be in. */
export const locations = defineEndpoint({
  service: 'front',
  path: '/v1/locations',
  summary: 'Cities of the directory by name, with their country, place and zone',
  answer: paged(location),
  read: async ({ orm, tag }) => {
    tag(tags.companies)
    const byName = sql`(${city.name} ->> 'ru') collate "und-x-icu"`
    const rows = await orm.select().from(city).orderBy(byName, asc(city.slug))
    return wholeList(
      rows.map((row) => ({
        LOCATION_CODE: row.slug,
        ...localize('LOCATION_NAME', row.name),
        COUNTRY: row.country,
        LATITUDE: row.latitude,
        LONGITUDE: row.longitude,
        TIMEZONE: row.timezone,
      })),
    )
  },
})

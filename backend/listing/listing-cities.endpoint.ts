import { z } from '@hono/zod-openapi'
import { placedCity } from '../../schemas/api/listing.ts'
import { paged } from '../../schemas/api/paged.ts'
import { listingSections } from '../../schemas/directory/listing.ts'
import { tags } from '../../schemas/tags.ts'
import { defineEndpoint } from '../kit/http/endpoint.ts'
import { wholeList } from '../kit/input/paging.ts'
import { nested } from '../kit/input/query.ts'
import { readCities } from './read-cities.ts'

export const listingCities = defineEndpoint({
  service: 'front',
  path: '/v1/listing_cities',
  summary:
    'Cities in which the directory has clinics, doctors or other companies, with how many, the largest first',
  query: z.object({ filter: nested({ section: z.enum(listingSections) }) }),
  answer: paged(placedCity),
  read: async ({ orm, query: { filter }, tag }) => {
    tag(tags.listingCities(filter.section))
    return wholeList(await readCities(orm, filter, ''))
  },
})

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { LinkPlace } from '../../../schemas/areas/link-places.ts'
import { areaRows } from '../../queries/area-rows.ts'
import { parsed } from '../../queries/parsed.ts'
import { useArea } from '../area/area-context.ts'

/** The places where codes of the clinic hang, by name; `add` reads them again. */
export function usePlaces() {
  const { place } = useArea()
  const query = areaRows({ place: place.place, area: 'link-places' }, '?sort=name&page[size]=100')
  const { data, refetch } = useQuery({
    queryKey: query.key,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  return {
    places: (data?.data ?? []).map(({ CODE, VALUE }) => ({
      code: CODE,
      // Safe: a stored value has been validated by the schema of a place.
      name: (VALUE as LinkPlace).name,
    })),
    add: refetch,
  }
}

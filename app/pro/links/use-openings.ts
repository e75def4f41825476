import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { linkOpenings } from '../../queries/links.ts'
import { parsed } from '../../queries/parsed.ts'
import { useArea } from '../area/area-context.ts'

/** How often figures are read again while they are looked at, in milliseconds: as often as they are written. */
const newsMs = 10_000

/** Who has come by the clinic's links, with what is new while one looks; undefined until it is known. */
export function useOpenings() {
  const { place } = useArea()
  const query = linkOpenings(place.place)
  const { data } = useQuery({
    queryKey: query.key,
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    refetchInterval: newsMs,
  })
  return data
}

/** The figures of one link. */
export function useOpeningsOf(code: string) {
  const all = useOpenings()
  const own = all?.LINKS.find(({ LINK_CODE }) => LINK_CODE === code)
  if (!all || !own) return undefined
  const { ORIGINS, DAYS, COLOR, HAS_LOGO } = all
  return { ...own, ORIGINS, DAYS, COLOR, HAS_LOGO }
}

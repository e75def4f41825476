import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../../../../client/call.ts'
import type { siteDomain } from '../../../../../schemas/api/site-domain.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { type ApiQuery, queryKeyOf } from '../../../../queries/api-query.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

export type SiteDomain = z.infer<typeof siteDomain>

/** Subject (see `ApiQuery`) of a site's own domains. */
export const siteDomains = 'site-domains'

/** How often it is looked whether the server has found a record meanwhile, in milliseconds. */
const lookMs = 15_000

const ownDomains = (place: string) =>
  ({
    key: [siteDomains, place],
    path: `/business-api-front2/${place}/clinic_website/domain`,
    schema: async () => (await import('../../../../../schemas/api/site-domain.ts')).siteDomainList,
  }) satisfies ApiQuery

/** The site's own domains (PS9), read again by itself while DNS is asked for one. */
export function useDomains() {
  const { locale } = usePage()
  const { place } = useBuilder()
  const query = ownDomains(place)
  return useQuery({
    queryKey: queryKeyOf(query, locale),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ STATE, NEXT_AT }) => STATE !== 'works' && NEXT_AT !== null) ? lookMs : false,
  })
}

import { useSuspenseQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { type ApiQuery, queryKeyOf } from './api-query.ts'
import { parsed } from './parsed.ts'

/**
 * An answer prefetched by `<Prefetched>`; it is refetched in the background when it is stale, and a request that is no
 * longer needed is aborted.
 */
export function useApiQuery<Schema extends z.ZodType>(query: ApiQuery<Schema>): z.output<Schema> {
  const { locale } = usePage()
  const { data } = useSuspenseQuery({
    queryKey: queryKeyOf(query, locale),
    ...(query.isStill && { staleTime: Number.POSITIVE_INFINITY }),
    queryFn: ({ signal }) => parsed(query.schema, call('GET', query.path, undefined, { signal })),
  })
  return data
}

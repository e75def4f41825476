import { useSuspenseQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { usePage } from '../../ui/page-context.tsx'
import { type ApiQuery, queryKeyOf } from './api-query.ts'

/**
 * An answer that the page has brought along by `<Prefetched>`; it is asked for anew in the background once it is old,
 * and the call ends when nobody wants its answer any more.
 */
export function useApiQuery<Schema extends z.ZodType>(query: ApiQuery<Schema>): z.output<Schema> {
  const { locale } = usePage()
  const { data } = useSuspenseQuery({
    queryKey: queryKeyOf(query, locale),
    ...(query.isStill && { staleTime: Number.POSITIVE_INFINITY }),
    queryFn: async ({ signal }) => query.schema.parse(await call('GET', query.path, undefined, { signal })),
  })
  return data
}

import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { type ApiQuery, queryKeyOf } from './api-query.ts'
import { parsed } from './parsed.ts'

/** An answer that is requested when it is shown; `undefined` requests none. */
export function useLateQuery<Schema extends z.ZodType>(query: ApiQuery<Schema> | undefined) {
  const { locale } = usePage()
  return useQuery({
    queryKey: query ? queryKeyOf(query, locale) : ['site', 'nothing'],
    enabled: query !== undefined,
    ...(query?.isStill ? { staleTime: Number.POSITIVE_INFINITY } : { staleTime: 0 }),
    queryFn: ({ signal }) => {
      if (!query) throw new Error('There is nothing to ask for')
      return parsed(query.schema, call('GET', query.path, undefined, { signal }))
    },
  })
}

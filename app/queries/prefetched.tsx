import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readAnswer } from '../api/read-answer.ts'
import { createQueryClient } from '../query-client.ts'
import { requestLocale } from '../request-locale.ts'
import { type ApiQuery, queryKeyOf } from './api-query.ts'

/** Fetches answers on the server for `useApiQuery` in the children. Errors are handled as by `readAnswer`. */
export async function Prefetched({
  queries,
  children,
}: {
  queries: readonly ApiQuery[]
  children: ReactNode
}) {
  const client = createQueryClient()
  const locale = await requestLocale()
  const answers = await Promise.all(
    queries.map(async (query) => [query, await readAnswer(query.path, await query.schema())] as const),
  )
  for (const [query, answer] of answers) client.setQueryData(queryKeyOf(query, locale), answer)
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
}

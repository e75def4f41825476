import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { readAnswer } from '../api/read-answer.ts'
import { createQueryClient } from '../query-client.ts'
import { requestLocale } from '../request-locale.ts'
import { type ApiQuery, queryKeyOf } from './api-query.ts'

/** Reads answers on the server for the screen below, which has them by `useApiQuery`. Refusals are those of `readAnswer`. */
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
    queries.map(async (query) => [query, await readAnswer(query.path, query.schema)] as const),
  )
  for (const [query, answer] of answers) client.setQueryData(queryKeyOf(query, locale), answer)
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>
}

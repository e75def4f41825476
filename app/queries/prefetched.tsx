import { dehydrate } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '../query-client.ts'
import { requestLocale } from '../request-locale.ts'
import { type ApiQuery, queryKeyOf } from './api-query.ts'
import { QueryScope } from './query-scope.tsx'
import { readQuery } from './read-query.ts'

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
  const answers = await Promise.all(queries.map(async (query) => [query, await readQuery(query)] as const))
  for (const [query, answer] of answers) client.setQueryData(queryKeyOf(query, locale), answer)
  return <QueryScope state={dehydrate(client)}>{children}</QueryScope>
}

import { QueryClient } from '@tanstack/react-query'

/** How long an answer counts as fresh, in milliseconds: going to another page and back makes no request. */
const staleMs = 30_000

/** One per browser tab, and one per request on the server, so that data of one person never reach another. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: 1 } } })

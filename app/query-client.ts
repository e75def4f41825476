import { QueryClient } from '@tanstack/react-query'

/** How long an answer counts as fresh: going to another screen and back asks nobody. */
const staleMs = 30_000

/** One for each browser tab, and one for each request on the server, so that nobody sees another person's answers. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: staleMs, retry: 1 } } })

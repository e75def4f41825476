'use client'

import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientContext,
  QueryClientProvider,
} from '@tanstack/react-query'
import { type ReactNode, useContext, useState } from 'react'
import { createQueryClient } from '../query-client.ts'

/** The cache of this tab. On the server there is one per request, so that data of one person never reach another. */
const ofTab = typeof document === 'undefined' ? undefined : createQueryClient()

/** Provides the query cache to the screens that need it, filled with what the server has read (`state`). */
export function QueryCache({ state, children }: { state?: DehydratedState; children: ReactNode }) {
  const outer = useContext(QueryClientContext)
  const [client] = useState(() => outer ?? ofTab ?? createQueryClient())
  return (
    <QueryClientProvider client={client}>
      <HydrationBoundary state={state}>{children}</HydrationBoundary>
    </QueryClientProvider>
  )
}

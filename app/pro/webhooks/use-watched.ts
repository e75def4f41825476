import { useEffect } from 'react'
import type { WebhookMessage } from '../../../schemas/api/webhooks.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { webhooks } from '../../queries/webhooks.ts'

/** How often messages that are sent now are looked at, and what counts as now. */
const everyMs = 2000
const soonMs = 90_000

/** Asks anew while a shown message is on its way, so that what becomes of it is seen without a press. */
export function useWatched(messages: readonly WebhookMessage[]): void {
  const invalidate = useInvalidate(webhooks)
  useEffect(() => {
    const isSoon = messages.some(
      ({ NEXT_AT }) => NEXT_AT !== null && new Date(NEXT_AT).getTime() < Date.now() + soonMs,
    )
    if (!isSoon) return
    const timer = setTimeout(() => void invalidate(), everyMs)
    return () => clearTimeout(timer)
  })
}

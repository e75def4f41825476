import type { LiveEvent, LiveEventGoAway, SanityClient } from '@sanity/client'
import { saidBy } from '../source/said-by.ts'
import { withBoundedSilence } from './bounded-silence.ts'
import { allOfSanity, ofSyncTag } from './sync-tags.ts'

/** What Sanity says of its own changes. */
export type LiveContent = {
  /** Calls `changed` with our tags of what has changed, until the returned function is called. */
  watch: (changed: (tags: readonly string[]) => void) => () => void
  /** When an answer that is read now expires; `undefined` while its changes are announced. */
  expiresAt: () => Date | undefined
  /** The newest event: a query that names it as `lastLiveEventId` is answered with what has changed up to it, also by the CDN. */
  lastEventId: () => string | undefined
}

/** The longest that an answer is used while nothing announces its changes. */
const maxAgeMs = 60_000

const inAMinute = (): Date => new Date(Date.now() + maxAgeMs)

/** Of a dataset whose changes nobody announces. */
export const notAnnounced: Pick<LiveContent, 'expiresAt' | 'lastEventId'> = {
  expiresAt: inAMinute,
  lastEventId: () => undefined,
}

type Options = {
  /** Tells that the events are lost, and why, or that they are back. */
  onConnection: (state: { isConnected: boolean; reason?: string }) => void
  /** How long after a refusal the stream is asked for again. */
  retryMs?: number
  /** How long a stream may be silent before it is asked for again, from where it was. */
  silenceMs?: number
  /** How long that may take before the stream counts as lost. */
  graceMs?: number
}

/**
 * Live content events of a dataset. What changes while the connection is lost is not known, so everything is asked again when it is lost and
 * when it is back, and answers in between expire by themselves.
 */
export function liveContent(
  client: SanityClient,
  { onConnection, retryMs = 30_000, silenceMs = 40_000, graceMs = 15_000 }: Options,
): LiveContent {
  let isConnected: boolean | undefined
  let lastEventId: string | undefined
  let isSilent = false
  const { resolveFetch, proxy } = client.config()
  const transport = withBoundedSilence(
    resolveFetch?.(typeof proxy === 'string' ? proxy : undefined) ?? fetch,
    silenceMs,
    () => {
      isSilent = true
    },
  )
  const listening = client.withConfig({ resolveFetch: () => transport })

  function watch(changed: (tags: readonly string[]) => void): () => void {
    let isStopped = false
    let retry: NodeJS.Timeout | undefined
    let grace: NodeJS.Timeout | undefined
    let unsubscribe = () => {}

    function lose(reason: string): void {
      isSilent = false
      clearTimeout(grace)
      grace = undefined
      if (isConnected === false) return
      isConnected = false
      onConnection({ isConnected, reason })
      changed([allOfSanity])
    }

    function giveUp(reason: string): void {
      unsubscribe()
      lose(reason)
      if (!isStopped) retry = setTimeout(connect, retryMs).unref()
    }

    function take(event: LiveEvent): void {
      if ('id' in event) lastEventId = event.id
      if (event.type === 'welcome') welcome()
      if (event.type === 'message') changed(event.tags.map(ofSyncTag))
      if (event.type === 'restart') changed([allOfSanity])
      if (event.type === 'reconnect') {
        // From the event that was the last one the service goes on by itself.
        if (isSilent && lastEventId !== undefined)
          grace ??= setTimeout(lose, graceMs, 'it fell silent').unref()
        else lose('the connection broke')
      }
      if (event.type === 'goaway') giveUp(reasonOf(event))
    }

    function welcome(): void {
      clearTimeout(grace)
      grace = undefined
      if (isSilent && isConnected) {
        isSilent = false
        return
      }
      isConnected = true
      onConnection({ isConnected })
      changed([allOfSanity])
    }

    function connect(): void {
      const subscription = listening.live.events().subscribe({
        next: take,
        error: (error: unknown) => giveUp(saidBy(error)),
        complete: () => giveUp('the stream ended'),
      })
      unsubscribe = () => subscription.unsubscribe()
    }

    connect()
    return () => {
      isStopped = true
      clearTimeout(retry)
      clearTimeout(grace)
      unsubscribe()
      isConnected = undefined
    }
  }

  return {
    watch,
    expiresAt: () => (isConnected ? undefined : inAMinute()),
    lastEventId: () => lastEventId,
  }
}

/** The reason of the service, which the client leaves in the data of the event, other than its types say. */
function reasonOf(event: LiveEventGoAway & { data?: { reason?: string } }): string {
  return event.reason ?? event.data?.reason ?? 'the service sent us away'
}

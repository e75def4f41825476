import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { callForResponse } from '../../client/call.ts'
import type { LoadSchema } from '../queries/parsed.ts'
import { readLive } from './read-live.ts'
import { waitFor } from './wait-for.ts'

/** After a failure the stream is opened again, later and later, in milliseconds. */
const firstPause = 2000
const longestPause = 60_000

type Stream<Schema extends z.ZodType> = {
  path: `/${string}`
  /** Its messages have an AT; with `resumes` it is opened again with that of the last one, as `since`. */
  schema: LoadSchema<Schema>
  resumes?: boolean
}

/**
 * Listens to server-sent events (`backend/kit/live/open-live.ts`): `onLive` gets each message, the first one only if something has changed
 * since the screen was made. Returns false without a connection, so that the screen polls.
 */
export function useStream<Schema extends z.ZodType<{ AT: string }>>(
  { path, schema, resumes = false }: Stream<Schema>,
  onLive: (news: z.output<Schema>, isFirst: boolean) => void,
): boolean {
  const [isLive, setLive] = useState(false)
  const tell = useEffectEvent(onLive)
  const load = useEffectEvent(() => schema())

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    let since: string | undefined
    let pause = firstPause

    async function listen() {
      const from = resumes && since !== undefined ? `?since=${encodeURIComponent(since)}` : ''
      const { body } = await callForResponse('GET', `${path}${from}`, undefined, {
        signal,
        isLong: true,
        isQuiet: true,
      })
      if (!body) throw new Error('The stream has no body')
      for await (const news of readLive(body, () => load())) {
        const isFirst = since === undefined
        since = news.AT
        pause = firstPause
        setLive(true)
        tell(news, isFirst)
      }
    }
    async function listenOn() {
      while (!signal.aborted) {
        try {
          await listen()
        } catch {
          // Whatever it was: the screen asks by itself until the stream is back.
          if (signal.aborted) return
          setLive(false)
          await waitFor(pause, signal)
          pause = Math.min(pause * 2, longestPause)
        }
      }
    }
    void listenOn()
    return () => stop.abort()
  }, [path, resumes])
  return isLive
}

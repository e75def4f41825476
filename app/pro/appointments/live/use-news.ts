import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { callForResponse } from '../../../../client/call.ts'
import type { AppointmentNews } from '../../../../schemas/api/staff-calendar.ts'
import { appointments } from '../../../queries/appointments.ts'
import { useBranch } from '../appointments-context.ts'
import { readNews } from './read-news.ts'
import { waitFor } from './wait-for.ts'

/** After a failure the stream is opened again, later and later, in milliseconds. */
const firstPause = 2000
const longestPause = 60_000

/**
 * Listens to the calendar of the branch: each change has what is shown fetched again, and `onBooked` hears of what patients have made, once.
 * Returns false while nothing is heard, so that the calendar asks by itself.
 */
export function useNews(onBooked: (booked: AppointmentNews['BOOKED']) => void): boolean {
  const { place } = useBranch()
  const client = useQueryClient()
  const [isLive, setLive] = useState(false)
  const tell = useEffectEvent(onBooked)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const known = new Set<string>()
    let since: string | undefined
    let pause = firstPause

    async function listen() {
      const query = since === undefined ? '' : `?since=${encodeURIComponent(since)}`
      const path = `/business-api-front2/${place}/appointment_news${query}` as const
      const { body } = await callForResponse('GET', path, undefined, {
        signal,
        isLong: true,
        isQuiet: true,
      })
      if (!body) throw new Error('The stream has no body')
      for await (const { AT, BOOKED } of readNews(body)) {
        const isFirst = since === undefined
        since = AT
        pause = firstPause
        setLive(true)
        const fresh = BOOKED.filter(({ APPOINTMENT_CODE }) => !known.has(APPOINTMENT_CODE))
        for (const { APPOINTMENT_CODE } of fresh) known.add(APPOINTMENT_CODE)
        if (!isFirst) void client.invalidateQueries({ queryKey: [appointments, place, 'list'] })
        if (fresh.length > 0) tell(fresh)
      }
    }
    async function listenOn() {
      while (!signal.aborted) {
        try {
          await listen()
        } catch {
          // Whatever it was: the calendar asks by itself until the stream is back.
          if (signal.aborted) return
          setLive(false)
          await waitFor(pause, signal)
          pause = Math.min(pause * 2, longestPause)
        }
      }
    }
    void listenOn()
    return () => stop.abort()
  }, [place, client])
  return isLive
}

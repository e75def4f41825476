import { useEffect, useState } from 'react'
import { serverNow } from '../../../../client/server-clock.ts'
import { wallClock } from '../../../../schemas/formats/zone.ts'
import { useBranch } from '../appointments-context.ts'
import type { Scale } from './scale.ts'

const minuteMs = 60_000

/** The minute of the day by the clocks of the branch; it goes on by itself. */
function useMinute(): number {
  const { timezone } = useBranch()
  const read = () => wallClock(serverNow(), timezone).minute
  const [minute, setMinute] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setMinute(wallClock(serverNow(), timezone).minute), minuteMs)
    return () => clearInterval(timer)
  }, [timezone])
  return minute
}

/** A line at the current time. */
export function NowLine({ from, until, perMinute }: Scale) {
  const minute = useMinute()
  if (minute < from || minute > until) return null
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 z-2 border-t-2 border-danger-ink"
      style={{ top: (minute - from) * perMinute }}
    />
  )
}

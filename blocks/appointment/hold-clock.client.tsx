import { useEffect, useRef, useState } from 'react'
import { call, lastCall } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { onClockLearned, serverNow } from '../../client/server-clock.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import type { BookingTexts } from '../parts/booking/booking-texts.ts'

/** Gives the slot back when the page is left; its proof of work is made beforehand. */
export function useRelease(hold: Hold | undefined) {
  const id = hold?.HOLD_ID
  useEffect(() => {
    if (!id) return
    let send: (() => void) | undefined
    const gone = new AbortController()
    void lastCall('DELETE', `/w-front/v1/appointment/hold/${id}`).then(
      (ready) => {
        send = ready
      },
      () => {},
    )
    addEventListener('pagehide', () => send?.(), { signal: gone.signal })
    return () => gone.abort()
  }, [id])
}

type ClockProps = {
  hold: Hold
  texts: BookingTexts
  /** The time that is kept, in words. */
  label: string
  onRenewed: (hold: Hold) => void
  onOver: () => void
}

/** How long the slot is still kept, and a way to keep it once more. */
export function HoldClock({ hold, texts, label, onRenewed, onOver }: ClockProps) {
  const leftNow = () => Math.max(0, Math.ceil((Date.parse(hold.EXPIRES_AT) - serverNow().getTime()) / 1000))
  const [left, setLeft] = useState(leftNow)
  const over = useRef(onOver)
  over.current = onOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leftNow` depends on the end alone
  useEffect(() => {
    const tick = () => {
      const seconds = leftNow()
      setLeft(seconds)
      if (seconds === 0) over.current()
    }
    tick()
    const timer = setInterval(tick, 1000)
    const forget = onClockLearned(tick)
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [hold.EXPIRES_AT])
  async function renew() {
    try {
      onRenewed((await call('POST', `/w-front/v1/appointment/hold/${hold.HOLD_ID}/renew`)) as Hold)
    } catch (error) {
      // The hold is over, or its time cannot be booked any more.
      if (error instanceof CallError && [404, 410, 422].includes(error.status)) onOver()
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span role="timer" className="tabular-nums">
        {texts.holds.replace('{time}', label)}{' '}
        <strong>
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </strong>
      </span>
      {!hold.IS_RENEWED && left < 120 && (
        <button type="button" className="btn btn-secondary btn-small" onClick={() => void renew()}>
          {texts.renew}
        </button>
      )}
    </p>
  )
}

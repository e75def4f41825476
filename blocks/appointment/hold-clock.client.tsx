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
  onRenewed: (hold: Hold) => void
  onOver: () => void
}

/** Until when the slot can be kept once more: the last minutes. */
const renewMinutes = 2

/** For how many minutes the slot is still kept, and a way to keep it once more. No seconds run, and a screen reader hears of the last minute only. */
export function HoldClock({ hold, texts, onRenewed, onOver }: ClockProps) {
  const leftNow = () => Math.max(0, Math.ceil((Date.parse(hold.EXPIRES_AT) - serverNow().getTime()) / 60_000))
  const [left, setLeft] = useState(leftNow)
  const over = useRef(onOver)
  over.current = onOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leftNow` depends on the end alone
  useEffect(() => {
    const tick = () => {
      const minutes = leftNow()
      setLeft(minutes)
      if (minutes === 0) over.current()
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
  const said = texts.holds.replace('{minutes}', String(Math.max(1, left)))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      <p role="timer">{said}</p>
      <p role="status" className="sr-only">
        {left <= 1 && said}
      </p>
      {!hold.IS_RENEWED && left <= renewMinutes && (
        <button type="button" className="btn btn-secondary btn-small" onClick={() => void renew()}>
          {texts.renew}
        </button>
      )}
    </div>
  )
}

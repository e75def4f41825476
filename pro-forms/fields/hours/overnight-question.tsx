'use client'

import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { endsNextDay, type Interval } from './hours-values.ts'

type Props = {
  interval: Interval
  /** True after the person changed the interval; stored hours are not asked about. */
  isChanged: boolean
  confirm: () => void
  swap: () => void
}

/** A typed time passes through others, so the question waits for a pause. */
const pauseMs = 600

/** Asks whether an interval that ends before it begins lasts until the next day, or has its times in the wrong order. */
export function OvernightQuestion({ interval, isChanged, confirm, swap }: Props) {
  const { t } = usePage()
  const isDoubtful = isChanged && endsNextDay(interval)
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isDoubtful) return setAsked(false)
    const timer = setTimeout(() => setAsked(true), pauseMs)
    return () => clearTimeout(timer)
  }, [isDoubtful])
  return (
    <>
      <p role="status" className="text-sm">
        {isAsked && t('forms:hours.overnight', { to: interval.to })}
      </p>
      {isAsked && (
        <div className="-ms-3 flex flex-wrap">
          <Button variant="empty" size="small" onClick={confirm}>
            {t('forms:hours.overnightYes')}
          </Button>
          <Button variant="empty" size="small" onClick={swap}>
            {t('forms:hours.swap')}
          </Button>
        </div>
      )}
    </>
  )
}

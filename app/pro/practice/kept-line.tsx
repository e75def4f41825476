import { useEffect, useState } from 'react'
import { keepDay } from '../../../client/offline/kept-day.ts'
import type { PracticeDay } from '../../../schemas/api/practice.ts'
import { timeLabel } from '../../../schemas/booking/slots.ts'
import { wallClock } from '../../../schemas/formats/zone.ts'
import { practiceWorkerPath } from '../../../schemas/visits/kept-day.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { readAuthMark } from '../../../ui/visitor/auth-mark.ts'
import { useTranslation } from '../../use-translation.ts'
import { dayDocument, elsewhereDocument, marksOf } from './day-document.ts'

type State = { kept: Date | undefined } | undefined

/** Keeps the day on the device for a time without a network (decision 51), and says so, or that the device does not. */
export function KeptLine({ day, clinic }: { day: PracticeDay; clinic: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [state, setState] = useState<State>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts do not change while the page is shown
  useEffect(() => {
    let isOver = false
    const at = new Date()
    async function keep(): Promise<boolean> {
      const mark = readAuthMark()
      const path = location.pathname
      // Workers are there in secure contexts alone, and not in every window.
      if (!('serviceWorker' in navigator)) return false
      // The whole section of the company: an offline link out of the day would end at the browser's own error otherwise.
      const scope = path.slice(0, path.lastIndexOf('/'))
      await navigator.serviceWorker.register(practiceWorkerPath, { scope })
      const shown = { day, clinic, locale, t, at, path }
      const age = {
        minutes: t('practice:ageMinutes', { minutes: '{{minutes}}' }),
        hours: t('practice:ageHours', { hours: '{{hours}}', minutes: '{{minutes}}' }),
      }
      return (
        !isOver &&
        (await keepDay(
          {
            ...{ path, age, ...marksOf(shown) },
            html: dayDocument(shown),
            elsewhere: elsewhereDocument(shown),
            savedAt: at.getTime(),
          },
          mark,
        ))
      )
    }
    keep().then(
      (isKept) => isOver || setState({ kept: isKept ? at : undefined }),
      () => isOver || setState({ kept: undefined }),
    )
    return () => {
      isOver = true
    }
  }, [day])
  if (!state) return null
  return (
    <p className="text-sm text-ink-soft">
      {state.kept
        ? t('practice:kept', { time: timeLabel(Math.floor(wallClock(state.kept, day.TIMEZONE).minute)) })
        : t('practice:notKept')}
    </p>
  )
}

'use client'

import { useEffect, useState } from 'react'
import { serverNow } from '../../../client/server-clock.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { ownDay } from '../../queries/practice.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { type Branch, BranchProvider } from '../appointments/appointments-context.ts'
import { useLive } from '../appointments/live/use-live.ts'
import { patientOf } from '../appointments/visit-name.ts'
import { DayList } from './day-list.tsx'
import { KeptLine } from './kept-line.tsx'
import { NextVisit } from './next-visit.tsx'
import { OwnLinks, type PracticeLinks } from './own-links.tsx'
import { useOnline } from './use-online.ts'
import { nextOf, withoutNotes } from './visit-of-day.ts'
import { WithoutNotes } from './without-notes.tsx'

type Props = { branch: Branch; clinic: string; links: PracticeLinks }

/** R101: the screen of one doctor. */
export function Practice(props: Props) {
  return (
    <BranchProvider value={props.branch}>
      <Day {...props} />
    </BranchProvider>
  )
}

const minuteMs = 60_000

/** The time now, which goes on by the minute. */
function useMinutes(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), minuteMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

function Day({ branch, clinic, links }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const day = useApiQuery(ownDay(branch.place))
  useLive(() => {})
  const isOnline = useOnline()
  const now = useMinutes()
  const { visit, left, isBegun, waiting } = nextOf(day.VISITS, now)
  const toCome = () => {
    if (day.VISITS.length === 0) return t('practice:none')
    if (left > 0) return t('practice:left', { count: left })
    if (waiting.length > 0) return undefined
    return t(visit ? 'practice:last' : 'practice:over')
  }
  const said = [
    formatCalendarDate(day.DATE, locale),
    waiting.length > 0 &&
      t('practice:waiting', { count: waiting.length, names: waiting.map(patientOf).join(', ') }),
    toCome(),
  ]
  return (
    <ProPage title={t('practice:title')} lead={said.filter(Boolean).join('. ')}>
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
        {!isOnline && (
          <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
            {t('practice:offline')}
          </p>
        )}
        {visit && <NextVisit visit={visit} isBegun={isBegun} isOnline={isOnline} />}
        {day.VISITS.length > 0 && <DayList visits={day.VISITS} isOnline={isOnline} />}
        <WithoutNotes visits={withoutNotes(day.VISITS)} hasAny={day.VISITS.length > 0} />
        <OwnLinks links={links} />
        <KeptLine day={day} clinic={clinic} />
      </div>
    </ProPage>
  )
}

'use client'

import { useMounted } from '../../../pro-forms/use-mounted.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { StatusBadge } from '../../consultations/status-badge.tsx'
import { ThreadList } from '../../consultations/thread-list.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { consultations, staffConsultation } from '../../queries/consultations.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ContactLink } from '../contact-link.tsx'
import { useLive } from '../use-live.ts'
import { WaitingBadge } from '../waiting-badge.tsx'
import { lateHours } from './consultation-card.tsx'
import { EndOrBlock } from './end-or-block.tsx'
import { MessageForm } from './message-form.tsx'
import { useReading } from './use-reading.ts'

type Props = { place: string; path: string; code: string; now: string; isDoctor: boolean }

/** R108: one consultation: its messages, and the actions that are possible now. Opening it marks them as read. */
export function Consultation({ place, path, code, now, isDoctor }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const found = useApiQuery(staffConsultation(place, code))
  useLive({ place, kind: 'online_consultation', subject: consultations })
  // Text that is typed before the fields work would be lost.
  const isMounted = useMounted()
  const fresh = useReading(place, found)
  const number = encodeURIComponent(found.CONSULTATION_CODE)
  const base = `/w-business/${place}/online_consultation/${number}` as const
  const facts = [t('consultations:of', { number: found.CONSULTATION_CODE }), found.SPECIALIST]
  const last = found.MESSAGES.at(-1)
  const isSeen = last?.BY === 'clinic' && Date.parse(found.READ_UNTIL ?? '') >= Date.parse(last.AT)
  return (
    <>
      <AppBackLink href={path} label={t('consultations:act.back')} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-3xl [overflow-wrap:anywhere]">{found.NAME}</h1>
        <StatusBadge status={found.STATUS} />
        {found.WAITS_SINCE && <WaitingBadge since={found.WAITS_SINCE} limit={lateHours} />}
      </div>
      <p className="mt-1 text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {found.CONTACT && <ContactLink contact={found.CONTACT} />}
      <div className="mt-6">
        <ThreadList
          consultation={{ ...found, MESSAGES: fresh }}
          now={now}
          files={`/business-api-front2/${place}/online_consultation/${number}/file`}
        />
        <p role="status" className="mt-2 text-sm text-ink-soft">
          {isSeen && t('consultations:seen')}
        </p>
      </div>
      {found.REOPEN_UNTIL && found.MAY.WRITE && (
        <p className="mt-4 max-w-text text-ink-soft">
          {t('consultations:reopenUntil', { until: formatInHomeZone(found.REOPEN_UNTIL, locale, now) })}
        </p>
      )}
      {isMounted && found.MAY.WRITE && <MessageForm base={base} isDoctor={isDoctor} />}
      <EndOrBlock base={base} may={found.MAY} />
    </>
  )
}

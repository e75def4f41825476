'use client'

import { serverNow } from '../../../client/server-clock.ts'
import {
  answerWithinHours,
  dayParts,
  patientKinds,
  type RequestState,
  requestStates,
} from '../../../schemas/appointment-requests/appointment-request.ts'
import type { AppointmentRequest } from '../../../schemas/areas/appointment-requests.ts'
import { formatCalendarDate, formatDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import { areaSubject } from '../area/area-queries.ts'
import { useReferences } from '../area/use-references.ts'
import { useRow } from '../area/use-row.ts'
import type { BelowProps, CardProps } from '../areas/parts.ts'
import { LiveSound } from '../live-sound.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const tones: Record<RequestState, BadgeTone> = {
  new: 'accent',
  called: 'warning',
  answered: 'warning',
  done: 'success',
  declined: 'neutral',
}

/** Keeps the list of requests up to date, and announces a new one. */
export function RequestSound() {
  const { t } = useTranslation()
  const { place } = useArea()
  return (
    <LiveSound
      place={place.place}
      kind="appointment_request"
      subject={areaSubject}
      label={t('business:requests.sound')}
      told={(count) => t('business:requests.news', { count })}
    />
  )
}

/** A request: the doctor or service, the suitable times, and how long it waits. */
export function RequestCard({ row, href }: CardProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { nameOf } = useReferences(['doctor', 'service'])
  // Safe: a stored value has been validated by the schema of a request, and its list has these fields.
  const request = row.VALUE as AppointmentRequest
  const { state, name, phone, email, doctor, service, dateFrom, parts, patientKind, patient, comment } =
    request
  const wishes = [
    doctor && nameOf('doctors', doctor)?.text,
    service && nameOf('services', service)?.text,
    dateFrom &&
      t('business:requests.from', { date: formatCalendarDate(dateFrom, locale, serverNow().toISOString()) }),
    ...parts.map((part) => dayParts[part][locale]),
    patientKind !== 'self' && [patientKinds[patientKind][locale], patient].filter(Boolean).join(': '),
  ].filter((wish) => typeof wish === 'string' && wish !== '')
  return (
    <div className="grid min-w-0 grow gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-lg">
          <AppLink href={href} className="stretched">
            {name}
          </AppLink>
        </h2>
        <Badge tone={tones[state]}>{requestStates[state][locale]}</Badge>
        {state === 'new' && <WaitingBadge since={row.CREATED_AT} limit={answerWithinHours} />}
      </div>
      {wishes.length > 0 && <p className="text-ink-soft">{wishes.join(' · ')}</p>}
      {comment && <p className="line-clamp-2">{comment}</p>}
      <p className="flex flex-wrap gap-x-4 text-sm">
        {phone && (
          <a
            href={`tel:${phone}`}
            className="link relative z-1 inline-flex min-h-11 items-center tabular-nums pointer-fine:min-h-8"
          >
            {formatPhone(phone)}
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            className="link relative z-1 inline-flex min-h-11 items-center wrap-anywhere pointer-fine:min-h-8"
          >
            {email}
          </a>
        )}
      </p>
    </div>
  )
}

/** The history of a request's states: by whom and when. */
export function RequestHistory({ code }: BelowProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, timezone } = useArea()
  const { data: row } = useRow(place, code, true)
  if (!row) return null
  const { history } = row.VALUE as AppointmentRequest
  const steps = [{ state: 'new' as const, at: row.CREATED_AT }, ...history]
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{t('business:requests.history')}</h2>
      <ol className="grid gap-1.5">
        {steps.map(({ state, at, ...step }) => (
          <li key={`${at} ${state}`} className="flex flex-wrap gap-x-3 text-ink-soft">
            <span className="font-medium text-ink">{requestStates[state][locale]}</span>
            <time dateTime={at}>{formatDate(at, locale, timezone, serverNow())}</time>
            {'by' in step && step.by && <span>{step.by}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

import ContactRound from 'lucide-react/icons/contact-round'
import FilePlus from 'lucide-react/icons/file-plus'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { serverNow } from '../../../../client/server-clock.ts'
import { readLocalized } from '../../../../schemas/api/localized-names.ts'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate, formatDate } from '../../../../schemas/formats/date.ts'
import { formatPhone } from '../../../../schemas/formats/phone.ts'
import { formatNumber, formatPrice } from '../../../../schemas/formats/price.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { issueLink } from '../../documents/issue-link.ts'
import { useBranch } from '../appointments-context.ts'
import { realTimes } from '../real-times.ts'
import { StatusBadge } from '../status-badge.tsx'
import { marksOf } from '../visit-marks.ts'

function priceOf({ PRICE, PRICE_TO, CURRENCY }: StaffAppointment): string | undefined {
  if (PRICE === null || CURRENCY === null) return undefined
  return PRICE_TO === null
    ? formatPrice(PRICE, CURRENCY)
    : `${formatNumber(PRICE)}–${formatPrice(PRICE_TO, CURRENCY)}`
}

/** All known facts of a visit. */
export function VisitFacts({ visit, doctor }: { visit: StaffAppointment; doctor: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { timezone, patients, issues } = useBranch()
  const now = serverNow()
  const moment = (instant: string) => formatDate(instant, locale, timezone, now)
  const { TEL, EMAIL, BIRTHDAY, CONTACT, COMMENT, REASON, ATTENDS_AT, NO_SHOWS } = visit
  const promotion = visit.PROMOTION && readLocalized(visit.PROMOTION, 'TEXT', locale)?.text
  const service = [readLocalized(visit, 'SERVICE_NAME', locale)?.text, priceOf(visit), promotion].filter(
    Boolean,
  )
  const facts: [name: string, value: ReactNode][] = [
    [t('calendar:field.doctor'), doctor],
    [t('calendar:field.service'), service.join(', ')],
    [t('calendar:field.contact'), CONTACT],
    [
      t('calendar:field.phone'),
      TEL && (
        <a
          href={`tel:${TEL}`}
          className="link inline-flex min-h-11 items-center gap-2 whitespace-nowrap tabular-nums pointer-fine:min-h-7"
        >
          <Icon of={Phone} />
          {formatPhone(TEL)}
        </a>
      ),
    ],
    [
      t('calendar:field.email'),
      EMAIL && (
        <a href={`mailto:${EMAIL}`} className="link wrap-anywhere">
          {EMAIL}
        </a>
      ),
    ],
    [t('calendar:field.birthday'), BIRTHDAY && formatCalendarDate(BIRTHDAY, locale)],
    [t('calendar:field.comment'), COMMENT && <span className="whitespace-pre-line">{COMMENT}</span>],
    [t('calendar:field.reason'), REASON],
    [t('calendar:field.source'), `${t(`calendar:source.${visit.SOURCE}`)}, ${moment(visit.CREATED_AT)}`],
    [t('calendar:field.attends'), ATTENDS_AT && moment(ATTENDS_AT)],
    [t('visits:real.arrived'), visit.ARRIVED_AT && moment(visit.ARRIVED_AT)],
    [t('visits:real.title'), realTimes(visit, t)],
    [t('calendar:field.changed'), visit.UPDATED_BY && `${visit.UPDATED_BY}, ${moment(visit.UPDATED_AT)}`],
  ]
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <StatusBadge visit={visit} />
        {visit.FOR !== 'self' && <Badge>{t(`calendar:for.${visit.FOR}`)}</Badge>}
        {marksOf(visit).map((mark) => (
          <Badge key={mark} tone="warning">
            {t(mark)}
          </Badge>
        ))}
        {NO_SHOWS > 0 && <Badge tone="danger">{t('calendar:noShows', { count: NO_SHOWS })}</Badge>}
      </p>
      {patients && visit.PATIENT_CODE && (
        <p className="mt-3 flex flex-wrap gap-x-6">
          {/* No prefetch: the patient is told of each opening. */}
          <AppLink
            href={`${patients}/${visit.PATIENT_CODE}`}
            prefetch={false}
            className="link inline-flex min-h-11 items-center gap-2 pointer-fine:min-h-7"
          >
            <Icon of={ContactRound} />
            {t('business:patients.open')}
          </AppLink>
          {issues && (visit.STATUS === 'arrived' || visit.STATUS === 'completed') && (
            <AppLink
              href={issueLink(issues, { patient: visit.PATIENT_CODE, visit: visit.APPOINTMENT_CODE })}
              prefetch={false}
              className="link inline-flex min-h-11 items-center gap-2 pointer-fine:min-h-7"
            >
              <Icon of={FilePlus} />
              {t('documents:issue.do')}
            </AppLink>
          )}
        </p>
      )}
      <dl className="mt-4 grid grid-cols-[minmax(0,7.5rem)_1fr] items-baseline sm:grid-cols-[auto_1fr] gap-x-4 gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0">{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

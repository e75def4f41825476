import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import RouteIcon from 'lucide-react/icons/route'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { download } from '../../client/download.ts'
import type { Locale } from '../../locales/locale.ts'
import type { AppointmentCard } from '../../schemas/api/appointment.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { readCrockford } from '../../schemas/formats/crockford.ts'
import { formatPrice } from '../../schemas/formats/price.ts'
import type { Link } from '../../schemas/page/linked-pages.ts'
import { routeTo } from '../../schemas/reference/map-services.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { QrCode } from '../../ui/picture/qr-code.tsx'
import type { BookingTexts } from '../parts/booking/booking-texts.ts'
import { placeInWords } from '../parts/booking/place-in-words.ts'
import { visitPrice } from '../parts/booking/visit-price.tsx'
import { type DateWords, dayInWords, weekdayOfDate } from '../parts/common/date-words.ts'
import type { VisitTexts } from './visit-texts.ts'

/** The props that the page of a booking gets from its block. */
export type VisitProps = {
  locale: Locale
  texts: VisitTexts
  booking: BookingTexts
  words: DateWords
  zones: Record<string, string>
  parts: Record<'morning' | 'day' | 'evening', string>
}

/** With the booking. */
export type Visit = VisitProps & { card: AppointmentCard; link: Link }

/** Service, address, doctor and time of a visit, by the clocks of the branch. */
export function VisitFacts({ card, texts, booking, words, zones, locale, link }: Visit) {
  const say = (name: string) => readLocalized(card, name, locale)?.text ?? ''
  const doctor = ['LASTNAME', 'NAME', 'MIDDLENAME'].map(say).filter(Boolean).join(' ')
  const price = card.SERVICE_CODE
    ? visitPrice(card, { locale, texts: booking })
    : card.FIRST_VISIT &&
      texts.visitFrom.replace('{price}', formatPrice(card.FIRST_VISIT.PRICE, card.FIRST_VISIT.CURRENCY))
  const when = `${dayInWords(card.DATE, words)}, ${weekdayOfDate(card.DATE, words).full.toLowerCase()}, ${card.LABEL}`
  const rows: [string, ReactNode][] = [
    [
      texts.when,
      <>
        <strong>{when}</strong>
        <span className="block text-sm text-ink-soft">
          {texts.zone.replace('{zone}', zones[card.TIMEZONE] ?? card.TIMEZONE)}
        </span>
      </>,
    ],
    [texts.where, placeInWords(say('CABINET_NAME'), say('ADDRESS'), say('COMPANY_NAME'))],
    [texts.doctor, [doctor, say('SPECIALITY').toLowerCase()].filter(Boolean).join(', ')],
    [texts.service, say('SERVICE_NAME')],
    [texts.price, price ?? ''],
    [texts.patient, card.PATIENT],
    [
      texts.number,
      <>
        {card.APPOINTMENT_CODE}
        {readCrockford(link.code) !== card.APPOINTMENT_CODE && (
          <span className="block text-sm text-ink-soft">
            {texts.renumbered.replace('{number}', readCrockford(link.code))}
          </span>
        )}
      </>,
    ],
  ]
  return (
    <dl className="card grid gap-x-8 gap-y-3 @md:grid-cols-[10rem_minmax(0,1fr)]">
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name} className="grid gap-0.5 @md:col-span-2 @md:grid-cols-subgrid">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

/** A calendar file, the way there, and a slip on paper with the link as a QR code. */
export function KeepVisit({ card, texts, link, locale }: Visit) {
  const path = `/front/v1/appointment/${encodeURIComponent(link.code)}/ics?token=${encodeURIComponent(link.token)}`
  const [fault, setFault] = useState<string>()
  const { COUNTRY, LATITUDE: latitude, LONGITUDE: longitude } = card
  const isPlaced = latitude !== null && longitude !== null && (latitude !== 0 || longitude !== 0)
  const place = isPlaced ? { latitude, longitude } : undefined
  const route = routeTo(place, COUNTRY, readLocalized(card, 'ADDRESS', locale)?.text ?? '')
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <button
          type="button"
          className={`btn ${card.CAN_CONFIRM ? 'btn-secondary' : 'btn-primary'}`}
          onClick={() =>
            void download(path, `${link.code}.ics`).catch((error: unknown) =>
              setFault(error instanceof CallError ? error.sentence : texts.failed),
            )
          }
        >
          <Icon of={CalendarPlus} />
          {texts.calendar}
        </button>
        {route && (
          <a href={route} rel="external" className="btn btn-secondary">
            <Icon of={RouteIcon} />
            {texts.route}
          </a>
        )}
        <button type="button" className="btn" onClick={() => print()}>
          <Icon of={Printer} />
          {texts.print}
        </button>
      </div>
      {fault && (
        <p role="alert" className="text-danger-ink">
          {fault}
        </p>
      )}
      <div className="hidden w-40 print:block">
        <QrCode text={location.href} label={texts.qr} />
      </div>
    </>
  )
}

/** The things to bring, for a child those of its parent too. */
export function ToBring({ card, texts }: Visit) {
  const isOwn = card.FOR === 'self'
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{texts.bring}</h3>
      <ul className="grid max-w-text list-disc gap-1 ps-5">
        <li>{card.FOR === 'child' ? texts.bring1child : texts.bring1}</li>
        <li>{texts.bring2}</li>
        <li>{isOwn ? texts.bring3 : texts.bring3child}</li>
      </ul>
    </section>
  )
}

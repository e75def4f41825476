import { type ReactNode, useEffect, useRef } from 'react'
import { serverNow } from '../../client/server-clock.ts'
import type { Locale } from '../../locales/locale.ts'
import type { BookingSpecialist, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import {
  type chosenOf,
  nameOfDoctor,
  sayOf,
  specialitiesOf,
} from '../parts/booking/booking-choice.client.tsx'
import type { BookingTexts } from '../parts/booking/booking-texts.ts'
import { placeInWords } from '../parts/booking/place-in-words.ts'
import { visitPrice } from '../parts/booking/visit-price.tsx'
import { type DateWords, dayInWords, weekdayOfDate } from '../parts/common/date-words.ts'

type Chosen = NonNullable<ReturnType<typeof chosenOf>>

type Props = {
  slot: Slot & { date: string }
  hold: Hold
  cabinet: Chosen['cabinet']
  service: Chosen['service']
  doctor: BookingSpecialist | undefined
  /** What a first visit to the doctor costs from, in words. */
  visit: string | undefined
  locale: Locale
  texts: BookingTexts
  words: DateWords
  zone: ReactNode
  /** Opens the choice of another time, as long as there may be one. */
  onChange?: () => void
  /** How long it is kept. */
  children?: ReactNode
}

/** Whether a visit begins so soon that its patient can no longer cancel or move it. */
const isLate = (start: string, { CANCEL_BEFORE_HOURS: hours }: Chosen['cabinet']['RULES']): boolean =>
  Date.parse(start) - serverNow().getTime() < hours * 3_600_000

/** The held time: when, with which doctor, for which service and where, and a button that chooses another one. */
export function HeldTime(props: Props) {
  const { slot, hold, cabinet, service, doctor, visit, locale, texts, words, zone, onChange, children } =
    props
  const say = sayOf(locale)
  const when = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone with its step, so the keyboard goes on from here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (onChange) when.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="grid gap-1 rounded-control bg-paper p-4">
      <p ref={when} tabIndex={-1} className="text-lg font-semibold outline-none">
        {dayInWords(slot.date, words)}, {slot.LABEL}
        <span className="ms-2 text-base font-normal text-ink-soft">
          {weekdayOfDate(slot.date, words).full.toLowerCase()}
        </span>
      </p>
      {doctor && (
        <p>
          {nameOfDoctor(doctor, locale)}
          <span className="block text-ink-soft">{specialitiesOf(doctor, locale)}</span>
        </p>
      )}
      {service && <p>{say(service, 'NAME')}</p>}
      <p className="text-ink-soft">{placeInWords(say(cabinet, 'NAME'), say(cabinet, 'ADDRESS'))}</p>
      {!service && visit && <p className="tabular-nums first-letter:uppercase">{visit}</p>}
      {service && (
        <p>
          {texts.price}: {visitPrice(hold, { locale, texts }) || texts.onRequest.toLowerCase()}
        </p>
      )}
      {onChange && isLate(slot.START, cabinet.RULES) && (
        <p className="text-warning-ink">
          {texts.late.replace('{hours}', String(cabinet.RULES.CANCEL_BEFORE_HOURS))}
        </p>
      )}
      {zone}
      {children}
      {onChange && (
        <button
          type="button"
          className="link inline-flex min-h-11 items-center justify-self-start"
          onClick={onChange}
        >
          {texts.change}
        </button>
      )}
    </div>
  )
}

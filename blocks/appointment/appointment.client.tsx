import { useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import type { Locale } from '../../locales/locale.ts'
import type { BookedAppointment } from '../../schemas/api/appointment.ts'
import type { BookingSpecialist, DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import {
  anyDoctor,
  type Bookable,
  BookingChoice,
  type Choice,
  chosenOf,
  nameOfDoctor,
  sayOf,
} from '../booking-choice.client.tsx'
import type { BookingTexts } from '../booking-texts.ts'
import { type DateWords, dayInWords, weekdayOfDate } from '../date-words.ts'
import { SlotPicker } from '../slot-picker.client.tsx'
import { slotPrice } from '../slot-words.ts'
import { VisitorForm } from '../visitor-form.client.tsx'
import { HoldClock, useRelease } from './hold-clock.client.tsx'

type Props = {
  locale: Locale
  company: string
  /** What the address asks for, by code. */
  asked: { doctor?: string; service?: string; cabinet?: string }
  /** Names of the zones of branches. */
  zones: Record<string, string>
  /** The page of a booking, in the reader's language. */
  manage: string
  personalData: { href: string; text: string }
  texts: BookingTexts
  words: DateWords
  parts: Record<'morning' | 'day' | 'evening', string>
  kinds: Record<'self' | 'child' | 'other', string>
}

type Picked = { slot: Slot & { date: string }; hold: Hold }

/** Booking in three steps: time, details, code. What was typed survives a time that was taken meanwhile. */
export default function Booking(props: Props) {
  const { locale, company, asked, texts, words } = props
  const [data, setData] = useState<Bookable>()
  const [fault, setFault] = useState<string>()
  const [attempt, retry] = useState(0)
  const [choice, setChoice] = useState<Choice>({
    cabinet: asked.cabinet ?? '',
    whom: asked.doctor ?? anyDoctor,
    service: asked.service ?? '',
  })
  const [picked, setPicked] = useState<Picked>()
  const [notice, setNotice] = useState<{ text: string; nearest: DatedSlot[] }>()
  const [isHolding, setHolding] = useState(false)
  const [version, setVersion] = useState(0)
  const top = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    setFault(undefined)
    Promise.all([
      call('GET', `/front/v1/appointment/company/${company}`, undefined, { isQuiet: true }),
      call('GET', `/front/v1/appointment/specialists?company_code=${company}&online=1`, undefined, {
        isQuiet: true,
      }),
    ]).then(
      ([found, doctors]) =>
        setData({
          company: found as Bookable['company'],
          doctors: (doctors as { data: BookingSpecialist[] }).data,
        }),
      (error: unknown) => setFault(error instanceof CallError ? error.sentence : ' '),
    )
  }, [company, attempt])
  useRelease(picked?.hold)

  if (fault !== undefined)
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4 text-danger-ink"
      >
        <p>{texts.failed}</p>
        <p className="text-sm">{fault}</p>
        <button type="button" className="btn btn-secondary" onClick={() => retry(attempt + 1)}>
          {texts.retry}
        </button>
      </div>
    )
  if (!data) return <Waiting text={texts.loading} />

  const chosen = chosenOf(data, choice)
  if (!chosen) return <p className="rounded-control bg-paper p-4">{texts.none}</p>
  const { cabinet, doctor, speciality, service } = chosen
  const say = sayOf(locale)
  const change = (more: Partial<Choice>) => {
    setNotice(undefined)
    setChoice({ ...choice, ...more })
  }

  async function hold(slot: Slot & { date: string; SPECIALIST_CODE?: string }) {
    if (isHolding) return
    setHolding(true)
    try {
      const held = (await call('POST', '/w-front/v1/appointment/hold', {
        COMPANY_CODE: company,
        CABINET_CODE: cabinet.COMPANY_CABINET_CODE,
        DOCTOR_CODE: slot.SPECIALIST_CODE ?? doctor?.SPECIALIST_CODE ?? anyDoctor,
        ...(speciality && !slot.SPECIALIST_CODE && { SPECIALITY: speciality.SLUG }),
        ...(service && { SERVICE_CODE: service.SERVICE_CODE }),
        START: slot.START,
        ...(picked && { RELEASE: picked.hold.HOLD_ID }),
      })) as Hold
      setNotice(undefined)
      setPicked({ slot, hold: held })
      top.current?.scrollIntoView({ block: 'start' })
    } catch (error) {
      lost(error)
    } finally {
      setHolding(false)
    }
  }
  /** Back to the choice of a time, with what the server says and what it proposes. */
  function lost(error: unknown) {
    if (!(error instanceof CallError)) throw error
    const nearest = Array.isArray(error.data.NEAREST) ? (error.data.NEAREST as DatedSlot[]) : []
    setNotice({ text: error.sentence, nearest })
    setPicked(undefined)
    setVersion((known) => known + 1)
    top.current?.scrollIntoView({ block: 'start' })
  }
  function release() {
    if (picked) void call('DELETE', `/w-front/v1/appointment/hold/${picked.hold.HOLD_ID}`).catch(() => {})
    setPicked(undefined)
    setVersion((known) => known + 1)
  }
  function booked({ APPOINTMENT_CODE, MANAGE_TOKEN }: BookedAppointment) {
    location.assign(`${props.manage}?${new URLSearchParams({ code: APPOINTMENT_CODE, token: MANAGE_TOKEN })}`)
  }
  const heldBy = data.doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === picked?.hold.SPECIALIST_CODE)
  const price = picked ? slotPrice(picked.hold, picked.hold.CURRENCY) : ''

  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      {notice && (
        <p role="alert" className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
          {notice.text}
        </p>
      )}
      {picked && (
        <>
          <div className="grid gap-1 rounded-control bg-paper p-4">
            <p className="text-lg font-semibold">
              {dayInWords(picked.slot.date, words)}, {picked.slot.LABEL}
              <span className="ms-2 text-base font-normal text-ink-soft">
                {weekdayOfDate(picked.slot.date, words).full.toLowerCase()}
              </span>
            </p>
            {heldBy && <p>{nameOfDoctor(heldBy, locale)}</p>}
            {service && <p>{say(service, 'NAME')}</p>}
            <p className="text-ink-soft">
              {[say(cabinet, 'NAME'), say(cabinet, 'ADDRESS')].filter(Boolean).join(', ')}
            </p>
            {service && (
              <p>
                {texts.price}: {price || texts.onRequest.toLowerCase()}
              </p>
            )}
            <Zone text={texts.zone} zone={props.zones[cabinet.TIMEZONE] ?? cabinet.TIMEZONE} />
            <button
              type="button"
              className="link inline-flex min-h-11 items-center justify-self-start"
              onClick={release}
            >
              {texts.change}
            </button>
          </div>
          <HoldClock
            hold={picked.hold}
            texts={texts}
            onRenewed={(held) => setPicked({ ...picked, hold: held })}
            onOver={() => {
              setNotice({ text: texts.expired, nearest: [] })
              setPicked(undefined)
              setVersion((known) => known + 1)
            }}
          />
        </>
      )}
      {/* It stays while another time is chosen, so that nothing typed is lost. */}
      <div hidden={!picked}>
        <VisitorForm
          hold={picked?.hold.HOLD_ID}
          {...{ locale, texts }}
          kinds={props.kinds}
          personalData={props.personalData}
          onBooked={booked}
          onLost={lost}
        />
      </div>
      {!picked && (
        <>
          <BookingChoice {...{ data, chosen, locale, texts, words }} onChange={change} />
          <SlotPicker
            key={`${cabinet.COMPANY_CABINET_CODE} ${choice.whom} ${choice.service}`}
            of={{
              company,
              cabinet: cabinet.COMPANY_CABINET_CODE,
              doctor: doctor?.SPECIALIST_CODE ?? anyDoctor,
              speciality: speciality?.SLUG,
              service: service?.SERVICE_CODE,
            }}
            {...{ texts, words, version }}
            parts={props.parts}
            nearest={notice?.nearest ?? []}
            isBusy={isHolding}
            onPick={(slot) => void hold(slot)}
          />
          <Zone text={texts.zone} zone={props.zones[cabinet.TIMEZONE] ?? cabinet.TIMEZONE} />
        </>
      )}
    </div>
  )
}

const Zone = ({ text, zone }: { text: string; zone: string }) => (
  <p className="text-sm text-ink-soft">{text.replace('{zone}', zone)}</p>
)

const Waiting = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid gap-4">
    <p role="status" className="text-ink-soft">
      {text}…
    </p>
    {['a', 'b', 'c'].map((key) => (
      <span
        key={key}
        aria-hidden
        className="h-11 animate-pulse rounded-control bg-line motion-reduce:animate-none"
      />
    ))}
  </div>
)

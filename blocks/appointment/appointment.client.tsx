import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError, faultOf } from '../../client/call-error.ts'
import { useBackStep } from '../../client/form/use-back-step.ts'
import { isWidget } from '../../client/is-widget.ts'
import type { Locale } from '../../locales/locale.ts'
import type { BookedAppointment } from '../../schemas/api/appointment.ts'
import type { DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import {
  anyDoctor,
  BookingChoice,
  type Choice,
  chosenOf,
  whomInWords,
} from '../parts/booking/booking-choice.client.tsx'
import type { SentCode } from '../parts/booking/booking-code.client.tsx'
import type { BookedTexts, BookingTexts, FaultTexts } from '../parts/booking/booking-texts.ts'
import { SlotPicker } from '../parts/booking/slot-picker.client.tsx'
import { VisitorForm } from '../parts/booking/visitor-form.client.tsx'
import type { WaitingForm } from '../parts/booking/waiting-form.client.tsx'
import type { WaitingTexts } from '../parts/booking/waiting-texts.ts'
import { type DateWords, dayInWords } from '../parts/common/date-words.ts'
import { NotLoaded } from '../parts/common/not-loaded.tsx'
import { BookedHere } from './booked-here.client.tsx'
import { BookingLoading } from './booking-loading.client.tsx'
import { HeldTime } from './held-time.client.tsx'
import { HoldClock, useRelease } from './hold-clock.client.tsx'
import { shownSlot, useAskedTime } from './use-asked-time.client.ts'
import { useBookable } from './use-bookable.client.tsx'

type Props = {
  locale: Locale
  company: string
  /** The choices in the address, by code, and the instant of a time that is kept at once. */
  asked: { doctor?: string; service?: string; cabinet?: string; start?: string }
  /** Names of the zones of branches. */
  zones: Record<string, string>
  /** The page of a booking, in the reader's language. */
  manage: string
  personalData: { href: string; text: string }
  texts: BookingTexts
  booked: BookedTexts
  waiting: WaitingTexts
  faultTexts: FaultTexts
  words: DateWords
  parts: Record<'morning' | 'day' | 'evening', string>
  kinds: Record<'self' | 'child' | 'other', string>
}

/** A time that is kept, and the choice that it was made for. */
type Picked = { slot: Slot & { date: string }; hold: Hold; choice: Choice }

/**
 * Booking in three steps: time, details, code; the browser's back button goes back by one. Typed values stay if the time is taken
 * meanwhile, and the time is kept while another one is chosen.
 */
export default function Booking(props: Props) {
  const { locale, company, asked, texts, words } = props
  const { data, fault, retry } = useBookable(company)
  const [choice, setChoice] = useState<Choice>({
    cabinet: asked.cabinet ?? '',
    whom: asked.doctor ?? anyDoctor,
    service: asked.service ?? '',
  })
  const [picked, setPicked] = useState<Picked>()
  const [isChanging, setChanging] = useState(false)
  const [sent, setSent] = useState<SentCode>()
  const [done, setDone] = useState<BookedAppointment>()
  const [notice, setNotice] = useState<{ text: string; nearest: DatedSlot[] }>()
  const [isHolding, setHolding] = useState(false)
  const [version, setVersion] = useState(0)
  const [waiting, setWaiting] = useState<{ Form: typeof WaitingForm }>()
  const top = useRef<HTMLDivElement>(null)

  useRelease(done ? undefined : picked?.hold)
  const isFilling = picked !== undefined && !isChanging && !done
  useBackStep(waiting && !isFilling ? 1 : !isFilling ? 0 : sent ? 2 : 1, (to) => {
    if (to === 0) waiting ? setWaiting(undefined) : setChanging(true)
    else setSent(undefined)
  })

  useAskedTime(data ? asked.start : undefined, (start) => {
    const at = data && chosenOf(data, choice)
    if (at && !at.isBranchOpen) void hold(shownSlot(start, at.cabinet.TIMEZONE))
  })

  if (fault !== undefined) return <NotLoaded texts={texts} retry={retry} message={fault} />
  if (!data) return <BookingLoading text={texts.loading} />

  const chosen = chosenOf(data, choice)
  if (!chosen) return <p className="rounded-control bg-paper p-4">{texts.none}</p>
  const { cabinet, doctor, speciality, service } = chosen
  const change = (more: Partial<Choice>) => {
    setNotice(undefined)
    setChoice({ ...choice, ...more })
  }

  async function hold(slot: Slot & { date: string; SPECIALIST_CODE?: string }) {
    if (isHolding) return
    if (isOwn(slot)) return fillIn()
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
      setPicked({ slot, hold: held, choice })
      fillIn()
    } catch (error) {
      lost(error)
    } finally {
      setHolding(false)
    }
  }
  /** Few patients wait: the code of their form is loaded when it is asked for. */
  async function wait() {
    const loaded = await import('../parts/booking/waiting-form.client.tsx').catch(() => undefined)
    if (!loaded) return setNotice({ text: faultOf('OFFLINE', locale).message, nearest: [] })
    setNotice(undefined)
    setWaiting({ Form: loaded.WaitingForm })
    top.current?.scrollIntoView({ block: 'start' })
  }
  function fillIn() {
    setNotice(undefined)
    setChanging(false)
    top.current?.scrollIntoView({ block: 'start' })
  }
  /** Back to the time that is kept, with its choice. */
  function keep() {
    if (picked) setChoice(picked.choice)
    fillIn()
  }
  /** Whether a slot of the list is the one that is kept. */
  const isOwn = ({ START }: Slot) =>
    START === picked?.slot.START &&
    picked.choice.service === choice.service &&
    picked.hold.COMPANY_CABINET_CODE === cabinet.COMPANY_CABINET_CODE &&
    picked.hold.SPECIALIST_CODE === (doctor?.SPECIALIST_CODE ?? picked.hold.SPECIALIST_CODE)
  /** Back to the choice of a time, with the server's message and proposals. */
  function lost(error: unknown) {
    if (!(error instanceof CallError)) throw error
    const nearest = Array.isArray(error.data.NEAREST) ? (error.data.NEAREST as DatedSlot[]) : []
    setNotice({ text: error.sentence, nearest })
    if (!isChanging) setPicked(undefined)
    setVersion((known) => known + 1)
    top.current?.scrollIntoView({ block: 'start' })
  }
  /** The page of the booking; no other site may frame it. */
  const bookedAt = ({ APPOINTMENT_CODE, MANAGE_TOKEN }: BookedAppointment) =>
    `${props.manage}?${new URLSearchParams({ code: APPOINTMENT_CODE, token: MANAGE_TOKEN })}`
  const booked = (made: BookedAppointment) => (isWidget() ? setDone(made) : location.replace(bookedAt(made)))
  function again() {
    setDone(undefined)
    setPicked(undefined)
    setSent(undefined)
    setVersion((known) => known + 1)
  }
  const held = picked && `${dayInWords(picked.slot.date, words)}, ${picked.slot.LABEL}`
  const zone = <Zone text={texts.zone} zone={props.zones[cabinet.TIMEZONE] ?? cabinet.TIMEZONE} />

  const facts = picked && {
    chosen,
    locale,
    texts,
    words,
    zone,
    ...picked,
    doctor: data.doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === picked.hold.SPECIALIST_CODE),
  }
  if (facts && done)
    return (
      <BookedHere
        booked={done}
        href={bookedAt(done)}
        texts={props.booked}
        newTab={texts.newTab}
        onAgain={again}
      >
        <HeldTime {...facts} />
      </BookedHere>
    )

  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      {notice && (
        <p role="alert" className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
          {notice.text}
        </p>
      )}
      {picked && (
        <HoldClock
          hold={picked.hold}
          texts={texts}
          label={held ?? ''}
          onRenewed={(renewed) => setPicked({ ...picked, hold: renewed })}
          onOver={() => {
            setNotice({ text: texts.expired, nearest: [] })
            setPicked(undefined)
            setChanging(false)
            setVersion((known) => known + 1)
          }}
        />
      )}
      {facts && isFilling && <HeldTime {...facts} onChange={() => setChanging(true)} />}
      {/* It stays while another time is chosen, so that typed values are kept. */}
      <div hidden={!isFilling}>
        <VisitorForm
          hold={picked?.hold.HOLD_ID}
          country={data.company.COUNTRY}
          locale={locale}
          texts={texts}
          sent={sent}
          faultTexts={props.faultTexts}
          onSent={setSent}
          kinds={props.kinds}
          personalData={props.personalData}
          onBooked={booked}
          onLost={lost}
        />
      </div>
      {!isFilling && (
        <>
          {picked && (
            <button type="button" className="btn btn-secondary justify-self-start" onClick={keep}>
              {texts.keepOwn.replace('{time}', held ?? '')}
            </button>
          )}
          <BookingChoice
            data={data}
            chosen={chosen}
            locale={locale}
            texts={texts}
            words={words}
            onChange={change}
          />
          {chosen.isBranchOpen ? (
            <p role="status" className="rounded-control bg-paper p-4">
              {texts.branchFirst}
            </p>
          ) : waiting ? (
            <waiting.Form
              key={`${cabinet.COMPANY_CABINET_CODE} ${choice.whom}`}
              company={company}
              locale={locale}
              texts={texts}
              waiting={props.waiting}
              faultTexts={props.faultTexts}
              parts={props.parts}
              personalData={props.personalData}
              country={data.company.COUNTRY}
              today={calendarDate(new Date(), cabinet.TIMEZONE)}
              wish={{
                ...(speciality
                  ? { SPECIALITY: speciality.SLUG }
                  : { DOCTOR: doctor?.SPECIALIST_CODE ?? anyDoctor }),
                ...(data.company.CABINETS.length > 1 && { CABINET: cabinet.COMPANY_CABINET_CODE }),
              }}
              whom={whomInWords(chosen, locale, texts)}
              onLeave={() => setWaiting(undefined)}
            />
          ) : (
            <SlotPicker
              key={`${cabinet.COMPANY_CABINET_CODE} ${choice.whom} ${choice.service}`}
              of={{
                company,
                cabinet: cabinet.COMPANY_CABINET_CODE,
                doctor: doctor?.SPECIALIST_CODE ?? anyDoctor,
                speciality: speciality?.SLUG,
                service: service?.SERVICE_CODE,
                hold: picked?.hold.HOLD_ID,
              }}
              texts={texts}
              words={words}
              version={version}
              isOwn={isOwn}
              day={picked?.slot.date}
              parts={props.parts}
              nearest={notice?.nearest ?? []}
              isBusy={isHolding}
              onPick={(slot) => void hold(slot)}
              wait={{
                ...props.waiting,
                onWait: () => void wait(),
              }}
            />
          )}
          {!chosen.isBranchOpen && !waiting && zone}
        </>
      )}
    </div>
  )
}

const Zone = ({ text, zone }: { text: string; zone: string }) => (
  <p className="text-sm text-ink-soft">{text.replace('{zone}', zone)}</p>
)

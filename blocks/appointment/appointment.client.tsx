import { useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError, faultOf } from '../../client/call-error.ts'
import { useBackStep } from '../../client/form/use-back-step.ts'
import { isWidget } from '../../client/is-widget.ts'
import type { Locale } from '../../locales/locale.ts'
import type { BookedAppointment } from '../../schemas/api/appointment.ts'
import type { DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import { listedSlots } from '../../schemas/booking/booking-rules.ts'
import { isAtNight } from '../../schemas/booking/is-at-night.ts'
import { addDays, calendarDate } from '../../schemas/formats/zone.ts'
import type { Link } from '../../schemas/page/linked-pages.ts'
import { isLost as isOfTime } from '../parts/booking/booking-calls.client.tsx'
import {
  anyDoctor,
  type Bookable,
  BookingChoice,
  type Choice,
  chosenOf,
  nameOfDoctor,
  nearestOf,
  sayOf,
  whomInWords,
} from '../parts/booking/booking-choice.client.tsx'
import type { SentCode } from '../parts/booking/booking-code.client.tsx'
import type { BookedTexts, BookingTexts, FaultTexts } from '../parts/booking/booking-texts.ts'
import {
  type NearTime,
  NearTimes,
  NearTimeText,
  nearTimeLook,
  nearTimesLook,
} from '../parts/booking/near-times.client.tsx'
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
import { keepOwnVisit, ownVisitAt } from './own-visits.client.ts'
import { shownSlot, useAskedTime } from './use-asked-time.client.ts'
import { useBookable } from './use-bookable.client.tsx'

type Props = {
  locale: Locale
  company: string
  /** The next free times as the page knows them: shown until those of now are read, and links without a script. */
  times: (NearTime & { href: string })[]
  /** The choices in the address, by code, and the instant of a time that is kept at once. */
  asked: { doctor?: string; service?: string; cabinet?: string; start?: string }
  /** What a first visit costs from, in words, by the codes of doctors. */
  visits: Record<string, string>
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
  /** For whom the visit is most likely. */
  kind: 'self' | 'child'
}

/** A time that is kept, and the choice that it was made for. */
type Picked = { slot: Slot & { date: string }; hold: Hold; choice: Choice }

/** A free slot that is chosen; the doctor and the branch go with it where the choice does not name them. */
type Wanted = Slot & { date: string; SPECIALIST_CODE?: string; COMPANY_CABINET_CODE?: string }

/** The branch of a hold that follows from the doctor and the time. */
const anyBranch = '0'

/**
 * Booking in three steps: time, details, code; the browser's back button goes back by one. If the time is taken meanwhile, the form stays
 * open and others are offered in place of it; the time is kept while another one is chosen.
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
  const [isLost, setLost] = useState(false)
  const [sent, setSent] = useState<SentCode>()
  const [done, setDone] = useState<BookedAppointment>()
  const [notice, setNotice] = useState<{ text: string; nearest: DatedSlot[] }>()
  const [own, setOwn] = useState<Link>()
  const [isHolding, setHolding] = useState(false)
  const [version, setVersion] = useState(0)
  const [waiting, setWaiting] = useState<{ Form: typeof WaitingForm }>()
  const top = useRef<HTMLDivElement>(null)
  const instead = useRef<HTMLDivElement>(null)

  useRelease(done ? undefined : picked?.hold)
  const isFilling = (picked !== undefined || isLost) && !isChanging && !done
  useBackStep(waiting && !isFilling ? 1 : !isFilling ? 0 : sent ? 2 : 1, (to) => {
    if (to === 0) waiting ? setWaiting(undefined) : setChanging(true)
    else setSent(undefined)
  })

  useAskedTime(data ? asked.start : undefined, (start) => {
    const at = data && chosenOf(data, choice)
    if (at)
      void hold({
        ...shownSlot(start, at.cabinet.TIMEZONE),
        COMPANY_CABINET_CODE: asked.cabinet ?? anyBranch,
      })
  })

  if (fault !== undefined) return <NotLoaded texts={texts} retry={retry} message={fault} />
  if (!data)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <KnownTimes label={texts.nearest} times={props.times} />
        <BookingLoading text={texts.loading} />
      </div>
    )

  const chosen = chosenOf(data, choice)
  if (!chosen) return <p className="rounded-control bg-paper p-4">{texts.none}</p>
  const { cabinet, doctor, speciality, service } = chosen
  const change = (more: Partial<Choice>) => {
    setNotice(undefined)
    setOwn(undefined)
    setChoice({ ...choice, ...more })
  }

  async function hold(slot: Wanted) {
    if (isHolding) return
    if (isOwn(slot)) return fillIn()
    setHolding(true)
    try {
      const held = (await call('POST', '/w-front/v1/appointment/hold', {
        COMPANY_CODE: company,
        CABINET_CODE: slot.COMPANY_CABINET_CODE ?? cabinet.COMPANY_CABINET_CODE,
        DOCTOR_CODE: slot.SPECIALIST_CODE ?? doctor?.SPECIALIST_CODE ?? anyDoctor,
        ...(speciality && !slot.SPECIALIST_CODE && { SPECIALITY: speciality.SLUG }),
        ...(service && { SERVICE_CODE: service.SERVICE_CODE }),
        START: slot.START,
        ...(picked && { RELEASE: picked.hold.HOLD_ID }),
      })) as Hold
      const own = { ...choice, cabinet: held.COMPANY_CABINET_CODE }
      setChoice(own)
      setPicked({ slot, hold: held, choice: own })
      fillIn()
    } catch (error) {
      const visit = await ownVisitAt({
        company,
        doctor: slot.SPECIALIST_CODE ?? doctor?.SPECIALIST_CODE,
        start: slot.START,
      })
      if (visit) showOwn(visit)
      else lost(error)
    } finally {
      setHolding(false)
    }
  }
  /** The chosen time is that of a visit that was booked in this tab: nobody else took it. */
  function showOwn(visit: Link) {
    setNotice(undefined)
    setOwn(visit)
    if (!isChanging) setPicked(undefined)
    top.current?.scrollIntoView({ block: 'start' })
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
    setOwn(undefined)
    setChanging(false)
    setLost(false)
    top.current?.scrollIntoView({ block: 'start' })
  }
  /** Back to the time that is kept, with its choice. */
  function keep() {
    if (picked) setChoice(picked.choice)
    fillIn()
  }
  /** Whether a slot of the list is the one that is kept. */
  const isOwn = ({ START, COMPANY_CABINET_CODE = cabinet.COMPANY_CABINET_CODE }: Slot & Partial<Wanted>) =>
    START === picked?.slot.START &&
    picked.choice.service === choice.service &&
    picked.hold.COMPANY_CABINET_CODE === COMPANY_CABINET_CODE &&
    picked.hold.SPECIALIST_CODE === (doctor?.SPECIALIST_CODE ?? picked.hold.SPECIALIST_CODE)
  /** The server's message and proposals: in place of the time if the form is open, otherwise with the choice of one. */
  function lost(error: unknown) {
    if (!(error instanceof CallError)) throw error
    // Nothing is known of the time: what is shown and kept stays.
    if (!isOfTime(error)) return setNotice({ text: error.sentence, nearest: notice?.nearest ?? [] })
    const nearest = Array.isArray(error.data.NEAREST) ? (error.data.NEAREST as DatedSlot[]) : []
    if (error.code === 'HOLD_GONE' && nearest.length === 0 && picked) return over(picked)
    lose({ text: error.sentence, nearest })
  }
  function lose(said: { text: string; nearest: DatedSlot[] }) {
    setNotice(said)
    setOwn(undefined)
    if (isFilling && said.nearest.length > 0) setLost(true)
    if (!isChanging) setPicked(undefined)
    setVersion((known) => known + 1)
    top.current?.scrollIntoView({ block: 'start' })
  }
  /** The time is over, but it may be free as before. */
  function over({ slot, hold: ended }: Picked) {
    const again = {
      ...slot,
      DATE: slot.date,
      SPECIALIST_CODE: ended.SPECIALIST_CODE,
      COMPANY_CABINET_CODE: ended.COMPANY_CABINET_CODE,
    }
    lose({ text: texts.expired, nearest: [again] })
    setPicked(undefined)
    setChanging(false)
  }
  /** The page of the booking; no other site may frame it. */
  const visitAt = (link: Link) => `${props.manage}?${new URLSearchParams(link)}`
  const linkTo = ({ APPOINTMENT_CODE: code, MANAGE_TOKEN: token }: BookedAppointment): Link => ({
    code,
    token,
  })
  function booked(made: BookedAppointment) {
    const link = linkTo(made)
    keepOwnVisit(link)
    if (isWidget()) return setDone(made)
    // The way back may lead to this page as it was left.
    addEventListener('pageshow', () => showOwn(link), { once: true })
    location.replace(visitAt(link))
  }
  function again() {
    setDone(undefined)
    setPicked(undefined)
    setSent(undefined)
    setVersion((known) => known + 1)
  }
  const shownDay = dayOf(words, texts, calendarDate(new Date(), cabinet.TIMEZONE))
  const near = (slots: readonly DatedSlot[]) => ({
    times: slots.map((slot) => ({
      key: `${slot.START} ${slot.SPECIALIST_CODE} ${slot.COMPANY_CABINET_CODE}`,
      day: shownDay(slot),
      time: slot.LABEL,
      about: aboutOf(data, chosen, slot, locale),
    })),
    isBusy: isHolding,
    onPick: (at: number) => {
      const slot = slots[at]
      if (slot) void hold({ ...slot, date: slot.DATE })
    },
  })
  const next = choice.service || picked ? [] : nearestOf(data, choice).slice(0, listedSlots)
  const held = picked && `${dayInWords(picked.slot.date, words)}, ${picked.slot.LABEL}`
  const zone = <Zone text={texts.zone} zone={props.zones[cabinet.TIMEZONE] ?? cabinet.TIMEZONE} />

  const facts = picked && {
    cabinet,
    service,
    locale,
    texts,
    words,
    zone,
    ...picked,
    doctor: data.doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === picked.hold.SPECIALIST_CODE),
    visit: props.visits[picked.hold.SPECIALIST_CODE],
  }
  if (facts && done)
    return (
      <BookedHere
        booked={done}
        href={visitAt(linkTo(done))}
        texts={props.booked}
        newTab={texts.newTab}
        onAgain={again}
      >
        <HeldTime {...facts} />
      </BookedHere>
    )

  const clock = picked && (
    <HoldClock
      hold={picked.hold}
      texts={texts}
      onRenewed={(renewed) => setPicked({ ...picked, hold: renewed })}
      onOver={() => over(picked)}
    />
  )
  return (
    <div ref={top} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      {own && !isFilling && (
        <div className="grid justify-items-start gap-3 rounded-control bg-success-tint p-4">
          <p role="alert" className="text-success-ink">
            {props.booked.already}
          </p>
          <a href={visitAt(own)} className="btn btn-primary">
            {props.booked.open}
          </a>
        </div>
      )}
      {notice && (
        <div ref={instead} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3 outline-none">
          <p role="alert" className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
            {notice.text}
          </p>
          {isFilling && (
            <>
              {notice.nearest.length > 0 && (
                <NearTimes
                  label={texts.others}
                  hint={texts.otherTimes}
                  {...near(notice.nearest.slice(0, listedSlots))}
                />
              )}
              <button
                type="button"
                className="link inline-flex min-h-11 items-center justify-self-start"
                onClick={() => setChanging(true)}
              >
                {texts.change}
              </button>
            </>
          )}
        </div>
      )}
      {facts && isFilling && (
        <HeldTime {...facts} onChange={() => setChanging(true)}>
          {clock}
        </HeldTime>
      )}
      {/* It stays while another time is chosen, so that typed values are kept. */}
      <div hidden={!isFilling}>
        <VisitorForm
          hold={picked?.hold.HOLD_ID}
          country={data.company.COUNTRY}
          locale={locale}
          hasWhatsapp={data.company.WHATSAPP ?? false}
          texts={texts}
          sent={sent}
          faultTexts={props.faultTexts}
          onSent={setSent}
          kinds={props.kinds}
          likely={props.kind}
          personalData={props.personalData}
          onBooked={booked}
          onLost={lost}
          onNoTime={() => instead.current?.focus()}
        />
      </div>
      {!isFilling && (
        <>
          {picked && (
            <div className="grid justify-items-start gap-2">
              {clock}
              <button type="button" className="btn btn-secondary" onClick={keep}>
                {texts.keepOwn.replace('{time}', held ?? '')}
              </button>
            </div>
          )}
          {next.length > 0 && !notice && !waiting && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
              <p className="font-medium">{texts.nearest}</p>
              <NearTimes label={texts.nearest} hint={texts.otherTimes} {...near(next)} />
            </div>
          )}
          <BookingChoice data={data} chosen={chosen} locale={locale} texts={texts} onChange={change} />
          {waiting ? (
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
          {!waiting && zone}
        </>
      )}
    </div>
  )
}

/** The next free times as links, until a script has read those of now. */
const KnownTimes = ({ label, times }: { label: string; times: Props['times'] }) =>
  times.length > 0 && (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="font-medium">{label}</p>
      <ul aria-label={label} className={nearTimesLook(times)}>
        {times.map(({ key, href, ...time }, at) => (
          <li key={key} className={at < listedSlots ? undefined : 'hidden noscript:block'}>
            {/* Followed by no search engine and prerendered by no browser: the time would be kept for nobody. */}
            <a href={href} rel="nofollow" className={nearTimeLook(time)}>
              <NearTimeText {...time} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )

/** A day as people say it near to it: `сегодня`, `завтра`, `30 ноября`; of a time at night it is the date. */
const dayOf =
  (words: DateWords, texts: BookingTexts, today: string) =>
  ({ DATE: date, LABEL }: Pick<DatedSlot, 'DATE' | 'LABEL'>) => {
    if (date === today && !isAtNight(LABEL)) return texts.today
    return date === addDays(today, 1) && !isAtNight(LABEL) ? texts.tomorrow : dayInWords(date, words)
  }

/** The doctor with the speciality and the branch of a slot, where the choice leaves them open. */
function aboutOf(
  { company, doctors }: Bookable,
  { doctor }: { doctor: object | undefined },
  slot: DatedSlot,
  locale: Locale,
): string | undefined {
  const by = doctors.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === slot.SPECIALIST_CODE)
  const at = company.CABINETS.find(
    ({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE === slot.COMPANY_CABINET_CODE,
  )
  const parts = [
    ...(doctor || !by
      ? []
      : [nameOfDoctor(by, locale), by.SPECIALITIES[0] && sayOf(locale)(by.SPECIALITIES[0], 'NAME')]),
    company.CABINETS.length === 1 || !at ? '' : sayOf(locale)(at, 'NAME') || sayOf(locale)(at, 'ADDRESS'),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}

const Zone = ({ text, zone }: { text: string; zone: string }) => (
  <p className="text-sm text-ink-soft">{text.replace('{zone}', zone)}</p>
)

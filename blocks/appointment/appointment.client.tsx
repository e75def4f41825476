import { useEffect, useRef, useState } from 'react'
import { call, lastCall } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { onClockLearned, serverNow } from '../../client/server-clock.ts'
import type { Locale } from '../../locales/locale.ts'
import type { BookedAppointment } from '../../schemas/api/appointment.ts'
import type { BookingSpecialist, bookingCompany, DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { BookingTexts } from '../booking-texts.ts'
import { type DateWords, dayInWords, weekdayOfDate } from '../date-words.ts'
import { SlotPicker } from '../slot-picker.client.tsx'
import { slotPrice } from '../slot-words.ts'
import { VisitorForm } from '../visitor-form.client.tsx'

type Company = ReturnType<(typeof bookingCompany)['parse']>

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

const any = 'any'
const phoneDoctor = ({ LASTNAME, NAME, MIDDLENAME }: Record<'LASTNAME' | 'NAME' | 'MIDDLENAME', string>) =>
  [LASTNAME, NAME, MIDDLENAME].filter(Boolean).join(' ')

/** Booking in three steps: time, details, code. What was typed survives a time that was taken meanwhile. */
export default function Booking(props: Props) {
  const { locale, company, asked, texts, words } = props
  const [data, setData] = useState<{ company: Company; doctors: BookingSpecialist[] }>()
  const [fault, setFault] = useState<string>()
  const [attempt, retry] = useState(0)
  const [choice, setChoice] = useState({
    cabinet: asked.cabinet ?? '',
    doctor: asked.doctor ?? any,
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
        setData({ company: found as Company, doctors: (doctors as { data: BookingSpecialist[] }).data }),
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

  const { CABINETS, SERVICES } = data.company
  const cabinet = CABINETS.find((one) => one.COMPANY_CABINET_CODE === choice.cabinet) ?? CABINETS[0]
  if (!cabinet) return <p>{texts.none}</p>
  const say = (answer: object, name: string) =>
    readLocalized(answer as Record<string, unknown>, name, locale)?.text ?? ''
  const doctorName = (doctor: BookingSpecialist) =>
    phoneDoctor({
      LASTNAME: say(doctor, 'LASTNAME'),
      NAME: say(doctor, 'NAME'),
      MIDDLENAME: say(doctor, 'MIDDLENAME'),
    })
  const here = data.doctors.filter(({ CABINETS: own }) => own.includes(cabinet.COMPANY_CABINET_CODE))
  const doctor = here.find(({ SPECIALIST_CODE }) => SPECIALIST_CODE === choice.doctor)
  const service = SERVICES.find(({ SERVICE_CODE }) => SERVICE_CODE === choice.service)
  const change = (more: Partial<typeof choice>) => {
    setNotice(undefined)
    setChoice({ ...choice, ...more })
  }

  async function hold(slot: Slot & { date: string; SPECIALIST_CODE?: string }) {
    if (!cabinet || isHolding) return
    setHolding(true)
    try {
      const held = (await call('POST', '/w-front/v1/appointment/hold', {
        COMPANY_CODE: company,
        CABINET_CODE: cabinet.COMPANY_CABINET_CODE,
        DOCTOR_CODE: slot.SPECIALIST_CODE ?? doctor?.SPECIALIST_CODE ?? any,
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
            {heldBy && <p>{doctorName(heldBy)}</p>}
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
          <div className="grid gap-4 @lg:grid-cols-2">
            {CABINETS.length > 1 && (
              <Field label={texts.branch}>
                <NativeSelect
                  value={cabinet.COMPANY_CABINET_CODE}
                  onChange={({ target }) => change({ cabinet: target.value })}
                  options={CABINETS.map((one) => ({
                    value: one.COMPANY_CABINET_CODE,
                    label: [say(one, 'NAME'), say(one, 'ADDRESS')].filter(Boolean).join(', '),
                  }))}
                />
              </Field>
            )}
            <Field label={texts.doctor}>
              <NativeSelect
                value={doctor?.SPECIALIST_CODE ?? any}
                onChange={({ target }) => change({ doctor: target.value })}
                options={[
                  { value: any, label: texts.anyDoctor },
                  ...here.map((one) => ({ value: one.SPECIALIST_CODE, label: doctorName(one) })),
                ]}
              />
            </Field>
            {SERVICES.length > 0 && (
              <Field label={texts.service}>
                <NativeSelect
                  value={service?.SERVICE_CODE ?? ''}
                  onChange={({ target }) => change({ service: target.value })}
                  placeholder={texts.anyService}
                  options={[...Map.groupBy(SERVICES, (one) => say(one, 'GROUP'))].map(([label, items]) => ({
                    label,
                    options: items.map((one) => ({
                      value: one.SERVICE_CODE,
                      label: [say(one, 'NAME'), slotPrice(one, one.CURRENCY)].filter(Boolean).join(' · '),
                    })),
                  }))}
                />
              </Field>
            )}
          </div>
          {doctor?.NEAREST_SLOT && (
            <p className="-mt-2 text-sm text-ink-soft">
              {texts.nearest
                .replace('{date}', dayInWords(doctor.NEAREST_SLOT.DATE, words))
                .replace('{time}', doctor.NEAREST_SLOT.LABEL)}
            </p>
          )}
          <SlotPicker
            key={`${cabinet.COMPANY_CABINET_CODE} ${choice.doctor} ${choice.service}`}
            of={{
              company,
              cabinet: cabinet.COMPANY_CABINET_CODE,
              doctor: doctor?.SPECIALIST_CODE ?? any,
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

/** Gives the slot back when the page is left; its proof of work is made beforehand. */
function useRelease(hold: Hold | undefined) {
  const id = hold?.HOLD_ID
  useEffect(() => {
    if (!id) return
    let send: (() => void) | undefined
    const gone = new AbortController()
    void lastCall('DELETE', `/w-front/v1/appointment/hold/${id}`).then(
      (ready) => {
        send = ready
      },
      () => {},
    )
    addEventListener('pagehide', () => send?.(), { signal: gone.signal })
    return () => gone.abort()
  }, [id])
}

type ClockProps = {
  hold: Hold
  texts: BookingTexts
  onRenewed: (hold: Hold) => void
  onOver: () => void
}

/** How long the slot is still kept, and a way to keep it once more. */
function HoldClock({ hold, texts, onRenewed, onOver }: ClockProps) {
  const leftNow = () => Math.max(0, Math.ceil((Date.parse(hold.EXPIRES_AT) - serverNow().getTime()) / 1000))
  const [left, setLeft] = useState(leftNow)
  const over = useRef(onOver)
  over.current = onOver
  // biome-ignore lint/correctness/useExhaustiveDependencies: `leftNow` depends on the end alone
  useEffect(() => {
    const tick = () => {
      const seconds = leftNow()
      setLeft(seconds)
      if (seconds === 0) over.current()
    }
    tick()
    const timer = setInterval(tick, 1000)
    const forget = onClockLearned(tick)
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [hold.EXPIRES_AT])
  async function renew() {
    try {
      onRenewed((await call('POST', `/w-front/v1/appointment/hold/${hold.HOLD_ID}/renew`)) as Hold)
    } catch (error) {
      if (error instanceof CallError && error.code === 'HOLD_GONE') onOver()
    }
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span role="timer" className="tabular-nums">
        {texts.holds}{' '}
        <strong>
          {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
        </strong>
      </span>
      {!hold.IS_RENEWED && left < 120 && (
        <button type="button" className="btn btn-secondary btn-small" onClick={() => void renew()}>
          {texts.renew}
        </button>
      )}
    </p>
  )
}

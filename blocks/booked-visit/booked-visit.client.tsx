import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import { download } from '../../client/download.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import type { AppointmentCard } from '../../schemas/api/appointment.ts'
import type { DatedSlot, Slot } from '../../schemas/api/booking.ts'
import type { Hold } from '../../schemas/api/booking-hold.ts'
import { readLocalized } from '../../schemas/api/localized-names.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import type { BookingTexts } from '../booking-texts.ts'
import { type DateWords, dayInWords, weekdayOfDate } from '../date-words.ts'
import { SlotPicker } from '../slot-picker.client.tsx'
import { slotPrice } from '../slot-words.ts'
import type { VisitTexts } from './visit-texts.ts'

type Props = {
  locale: Locale
  texts: VisitTexts
  booking: BookingTexts
  words: DateWords
  zones: Record<string, string>
  parts: Record<'morning' | 'day' | 'evening', string>
}

type Link = { code: string; token: string }
type Mode = 'card' | 'cancel' | 'move'

/** Code and token of the page's address. */
function linkOf(): Link | undefined {
  const query = new URLSearchParams(location.search)
  const [code, token] = [query.get('code'), query.get('token')]
  return code && token ? { code, token } : undefined
}

/** What is booked, and its cancellation, move and confirmation by the link. What cannot be done says why. */
export default function BookedVisit(props: Props) {
  const { texts, locale } = props
  const [link, setLink] = useState<Link>()
  const [card, setCard] = useState<AppointmentCard>()
  const [fault, setFault] = useState<{ isUnknown: boolean; message: string }>()
  const [mode, setMode] = useState<Mode>('card')
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [attempt, retry] = useState(0)
  const head = useRef<HTMLHeadingElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    const found = linkOf()
    setLink(found)
    setFault(found ? undefined : { isUnknown: true, message: '' })
    if (!found) return
    call(
      'GET',
      `/front/v1/appointment/${encodeURIComponent(found.code)}?token=${encodeURIComponent(found.token)}`,
      undefined,
      {
        isQuiet: true,
      },
    ).then(
      (answer) => setCard(answer as AppointmentCard),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error
        const isUnknown = error.status === 404 || error.status === 400 || error.status === 422
        setFault({ isUnknown, message: error.sentence })
      },
    )
  }, [attempt])

  if (fault?.isUnknown)
    return (
      <div className="grid justify-items-start gap-4">
        <h1 className="text-4xl">{texts.unknown}</h1>
        <p className="max-w-text text-ink-soft">{texts.unknownText}</p>
        <a href={localizePath('/companies/clinics', locale)} className="btn btn-primary">
          {texts.find}
        </a>
      </div>
    )
  if (fault)
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4 text-danger-ink"
      >
        <p>{texts.failed}</p>
        <p className="text-sm">{fault.message}</p>
        <button type="button" className="btn btn-secondary" onClick={() => retry(attempt + 1)}>
          {texts.retry}
        </button>
      </div>
    )
  if (!card || !link)
    return (
      <p role="status" aria-busy="true" className="min-h-60 text-ink-soft">
        {texts.loading}…
      </p>
    )

  /** Changes the appointment; what stands in the way is said, and the card shown as it is now. */
  async function act(path: 'cancel' | 'move' | 'confirm', body: object, said?: string) {
    if (!link || isBusy) return
    setBusy(true)
    setNotice(undefined)
    try {
      const changed = (await call(
        'POST',
        `/w-front/v1/appointment/${encodeURIComponent(link.code)}/${path}`,
        {
          TOKEN: link.token,
          ...body,
        },
      )) as AppointmentCard
      setCard(changed)
      setMode('card')
      setNotice(said)
      head.current?.focus()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setNotice(error.sentence)
      if (path !== 'move') setMode('card')
      if (error.code === 'STATUS_FINAL' || error.code === 'TOO_LATE') retry(attempt + 1)
      throw error
    } finally {
      setBusy(false)
    }
  }
  const quietly = (done: Promise<void>) =>
    void done.catch((error) => {
      if (!(error instanceof CallError)) throw error
    })
  const shared = { ...props, card, link }
  const isOver = !card.CAN_CANCEL && !card.IS_TOO_LATE
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-2">
        <h1 ref={head} tabIndex={-1} className="text-4xl outline-none">
          {titleOf(card, texts)}
        </h1>
        {textOf(card, texts) && <p className="max-w-text text-ink-soft">{textOf(card, texts)}</p>}
      </div>
      {notice && (
        <p role="status" className="rounded-control bg-accent-tint px-3.5 py-3 text-accent-ink">
          {notice}
        </p>
      )}
      <Facts {...shared} />
      {mode === 'card' && (
        <>
          {card.ATTENDS_AT && !isOver && <p className="text-success-ink">{texts.attends}</p>}
          {card.IS_TOO_LATE && (
            <p className="max-w-text">{texts.tooLate.replace('{hours}', String(card.CANCEL_BEFORE_HOURS))}</p>
          )}
          <div className="flex flex-wrap gap-2 print:hidden">
            {card.CAN_CONFIRM && (
              <button
                type="button"
                className="btn btn-primary"
                onClick={() => quietly(act('confirm', {}, texts.attends))}
              >
                {texts.attend}
              </button>
            )}
            {card.CAN_MOVE && (
              <button type="button" className="btn btn-secondary" onClick={() => setMode('move')}>
                {texts.move}
              </button>
            )}
            {card.CAN_CANCEL && (
              <button type="button" className="btn btn-secondary" onClick={() => setMode('cancel')}>
                {texts.cancel}
              </button>
            )}
            {isOver && (
              <a href={bookAgain(card, locale)} className="btn btn-primary">
                {texts.again}
              </a>
            )}
            {(card.IS_TOO_LATE || isOver) &&
              card.PHONES.slice(0, 1).map((phone) => (
                <a key={phone} href={`tel:${phone}`} className="btn btn-secondary tabular-nums">
                  <span className="sr-only">{texts.call}: </span>
                  {formatPhone(phone)}
                </a>
              ))}
          </div>
          {!isOver && <Keep {...shared} />}
        </>
      )}
      {mode === 'cancel' && (
        <Cancel
          texts={texts}
          isBusy={isBusy}
          onKeep={() => setMode('card')}
          onCancel={(REASON) => quietly(act('cancel', REASON ? { REASON } : {}))}
        />
      )}
      {mode === 'move' && (
        <Move
          {...shared}
          onKeep={() => setMode('card')}
          move={(HOLD_ID) => act('move', { HOLD_ID }, texts.moved)}
        />
      )}
    </div>
  )
}

const isPastVisit = ({ IS_PAST, STATUS }: AppointmentCard) =>
  IS_PAST && (STATUS === 'confirmed' || STATUS === 'pending')

const titleOf = (card: AppointmentCard, texts: VisitTexts): string => {
  if (isPastVisit(card)) return texts.past
  const { STATUS } = card
  return STATUS === 'hold' || STATUS === 'moved' ? texts.confirmed : texts[STATUS]
}

const textOf = (card: AppointmentCard, texts: VisitTexts): string | undefined => {
  if (isPastVisit(card)) return texts.pastText
  if (card.STATUS === 'pending') return texts.pendingText
  if (card.STATUS === 'cancelled_by_patient') return texts.cancelledText
  return undefined
}

/** Booking with the same doctor, service and branch, in two taps. */
function bookAgain(card: AppointmentCard, locale: Locale): string {
  const query = new URLSearchParams({ doctor: card.SPECIALIST_CODE, cabinet: card.COMPANY_CABINET_CODE })
  if (card.SERVICE_CODE) query.set('service', card.SERVICE_CODE)
  return `${localizePath(`/l/${card.COMPANY_SLUG}/appointment`, locale)}?${query}`
}

type Shared = Props & { card: AppointmentCard; link: Link }

/** What, where, with whom and when, by the clocks of the branch. */
function Facts({ card, texts, words, zones, locale }: Shared) {
  const say = (name: string) => readLocalized(card, name, locale)?.text ?? ''
  const doctor = ['LASTNAME', 'NAME', 'MIDDLENAME'].map(say).filter(Boolean).join(' ')
  const price = slotPrice(card, card.CURRENCY)
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
    [texts.where, [say('COMPANY_NAME'), say('CABINET_NAME'), say('ADDRESS')].filter(Boolean).join(', ')],
    [texts.doctor, doctor],
    [texts.service, say('SERVICE_NAME')],
    [texts.price, price],
    [texts.patient, card.PATIENT],
    [texts.number, card.APPOINTMENT_CODE],
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

/** A calendar file, and a slip on paper with the link as a QR code. */
function Keep({ texts, link }: Shared) {
  const path = `/front/v1/appointment/${encodeURIComponent(link.code)}/ics?token=${encodeURIComponent(link.token)}`
  const [fault, setFault] = useState<string>()
  return (
    <>
      <div className="flex flex-wrap gap-2 print:hidden">
        <button
          type="button"
          className="btn"
          onClick={() =>
            void download(path, `${link.code}.ics`).catch((error: unknown) =>
              setFault(error instanceof CallError ? error.sentence : texts.failed),
            )
          }
        >
          <Icon of={CalendarPlus} />
          {texts.calendar}
        </button>
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

type CancelProps = {
  texts: VisitTexts
  isBusy: boolean
  onKeep: () => void
  onCancel: (reason: string) => void
}

function Cancel({ texts, isBusy, onKeep, onCancel }: CancelProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  return (
    <section className="grid max-w-text gap-4 rounded-card bg-surface p-5">
      <h2 className="text-xl">{texts.cancelTitle}</h2>
      <Field label={texts.reason}>
        <Textarea ref={reason} rows={2} maxLength={500} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          aria-busy={isBusy || undefined}
          className="btn btn-danger"
          onClick={() => onCancel(reason.current?.value.trim() ?? '')}
        >
          {texts.doCancel}
        </button>
        <button type="button" className="btn btn-secondary" onClick={onKeep}>
          {texts.keep}
        </button>
      </div>
    </section>
  )
}

type MoveProps = Shared & { onKeep: () => void; move: (hold: string) => Promise<void> }

/** Another time with the same doctor: a tap on it holds it and moves the appointment there. */
function Move({ card, texts, booking, words, parts, onKeep, move }: MoveProps) {
  const [version, setVersion] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<{ text: string; nearest: DatedSlot[] }>()
  const [chosen, choose] = useState<Slot & { date: string }>()
  async function go() {
    if (!chosen || isBusy) return
    setBusy(true)
    setSaid(undefined)
    try {
      const hold = (await call('POST', '/w-front/v1/appointment/hold', {
        COMPANY_CODE: card.COMPANY_CODE,
        CABINET_CODE: card.COMPANY_CABINET_CODE,
        DOCTOR_CODE: card.SPECIALIST_CODE,
        ...(card.SERVICE_CODE && { SERVICE_CODE: card.SERVICE_CODE }),
        START: chosen.START,
      })) as Hold
      await move(hold.HOLD_ID)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const nearest = Array.isArray(error.data.NEAREST) ? (error.data.NEAREST as DatedSlot[]) : []
      setSaid({ text: error.sentence, nearest })
      choose(undefined)
      setVersion(version + 1)
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface p-5">
      <h2 className="text-xl">{texts.moveTitle}</h2>
      {said && (
        <p role="alert" className="rounded-control bg-warning-tint px-3.5 py-3 text-warning-ink">
          {said.text}
        </p>
      )}
      {chosen ? (
        <p className="text-lg font-semibold">
          {dayInWords(chosen.date, words)}, {weekdayOfDate(chosen.date, words).full.toLowerCase()},{' '}
          {chosen.LABEL}
        </p>
      ) : (
        <SlotPicker
          of={{
            company: card.COMPANY_CODE,
            cabinet: card.COMPANY_CABINET_CODE,
            doctor: card.SPECIALIST_CODE,
            service: card.SERVICE_CODE ?? undefined,
          }}
          texts={booking}
          words={words}
          parts={parts}
          version={version}
          nearest={said?.nearest ?? []}
          onPick={choose}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {chosen && (
          <button
            type="button"
            aria-busy={isBusy || undefined}
            className="btn btn-primary"
            onClick={() => void go()}
          >
            {texts.doMove}
          </button>
        )}
        <button
          type="button"
          className="btn btn-secondary"
          onClick={() => (chosen ? choose(undefined) : onKeep())}
        >
          {chosen ? booking.back : texts.keep}
        </button>
      </div>
    </section>
  )
}

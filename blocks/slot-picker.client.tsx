import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect, useId, useState } from 'react'
import { call } from '../client/call.ts'
import { CallError } from '../client/call-error.ts'
import type { BookingSlots, DatedSlot, Slot } from '../schemas/api/booking.ts'
import { partOfDay } from '../schemas/appointment-request.ts'
import { addDays } from '../schemas/formats/zone.ts'
import { Icon } from '../ui/icon.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { type DateWords, dayInWords, weekdayOfDate } from './date-words.ts'
import { slotPrice } from './slot-words.ts'

/** Whose free time is asked for. `hold` is a slot that the reader keeps already: it is free for them. */
export type SlotsOf = {
  company: string
  cabinet: string
  doctor: string
  service?: string | undefined
  speciality?: string | undefined
  hold?: string | undefined
}

type Props = {
  of: SlotsOf
  texts: BookingTexts
  words: DateWords
  /** Names of morning, day and evening. */
  parts: Record<'morning' | 'day' | 'evening', string>
  /** Grows whenever the slots may have changed. */
  version?: number
  /** Free slots in place of one that was taken. */
  nearest?: readonly DatedSlot[]
  isBusy?: boolean
  /** A slot that is the reader's own and so not among the free ones. */
  own?: OwnSlot
  /** Whether a slot is the reader's own, which is marked. */
  isOwn?: (slot: Slot) => boolean
  /** The day that is shown first, if there is free time. */
  day?: string | undefined
  onPick: (slot: Slot & { date: string }) => void
  /** For whoever finds no time that suits them: as a button where there is none, otherwise as a quiet link. */
  wait?: { offer: string; quiet: string; onWait: () => void } | undefined
}

const weeks = 14

type OwnSlot = Slot & { DATE: string }

/** The slots with the reader's own among them. */
function withOwn(found: BookingSlots, own: OwnSlot | undefined): BookingSlots {
  if (!own) return found
  const DAYS = found.DAYS.map((day) =>
    day.DATE === own.DATE && !day.SLOTS.some(({ START }) => START === own.START)
      ? { ...day, SLOTS: [...day.SLOTS, own].sort((a, b) => (a.START < b.START ? -1 : 1)) }
      : day,
  )
  return { ...found, DAYS }
}

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; found: BookingSlots }

const address = ({ company, cabinet, doctor, service, speciality, hold }: SlotsOf, from?: string) => {
  const query = new URLSearchParams({ company_code: company, cabinet_code: cabinet, doctor_code: doctor })
  for (const [name, value] of Object.entries({ service_code: service, speciality, hold }))
    if (value) query.set(name, value)
  if (from) {
    query.set('date_from', from)
    query.set('date_to', addDays(from, weeks - 1))
  }
  return `/front/v1/appointment/slots?${query}`
}

/** Two weeks of days with their free time, by parts of the day; a failure never looks like a day without any. */
export function SlotPicker({
  of,
  texts,
  words,
  parts,
  version = 0,
  nearest = [],
  isBusy,
  own,
  isOwn,
  day,
  onPick,
  wait,
}: Props) {
  const [from, setFrom] = useState<string>()
  const [first, setFirst] = useState<string>()
  const [chosen, setChosen] = useState(day)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, retry] = useState(0)
  const group = useId()
  const asked = address(of, from)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `attempt` ask once more, and the own slot changes with them
  useEffect(() => {
    const gone = new AbortController()
    setState({ kind: 'loading' })
    call('GET', asked, undefined, { signal: gone.signal, isQuiet: true }).then(
      (answer) => {
        const found = withOwn(answer as BookingSlots, own)
        setState({ kind: 'ready', found })
        const [day] = found.DAYS
        if (from === undefined && day) setFirst(day.DATE)
        setChosen((known) => {
          const free = found.DAYS.filter(({ SLOTS }) => SLOTS.length > 0).map(({ DATE }) => DATE)
          return known !== undefined && free.includes(known) ? known : free[0]
        })
      },
      (error: unknown) => {
        if (gone.signal.aborted) return
        const message = error instanceof CallError ? error.sentence : ''
        setState({ kind: 'failed', message })
      },
    )
    return () => gone.abort()
  }, [asked, version, attempt])

  if (state.kind === 'failed')
    return (
      <div
        role="alert"
        className="grid justify-items-start gap-3 rounded-control bg-danger-tint p-4 text-danger-ink"
      >
        <p>{texts.failed}</p>
        {state.message && <p className="text-sm">{state.message}</p>}
        <button type="button" className="btn btn-secondary" onClick={() => retry(attempt + 1)}>
          {texts.retry}
        </button>
      </div>
    )
  if (state.kind === 'loading') return <Loading text={texts.loading} />

  const { DAYS, NEXT_AVAILABLE_DATE: next, CURRENCY } = state.found
  const start = DAYS[0]?.DATE
  const slots = DAYS.find(({ DATE }) => DATE === chosen)?.SLOTS ?? []
  const groups = Object.entries(parts).flatMap(([part, label]) => {
    const own = slots.filter(({ LABEL }) => partOfDay(LABEL) === part)
    return own.length > 0 ? [{ part, label, own }] : []
  })
  const prices = new Set(slots.map((slot) => slotPrice(slot, CURRENCY, texts)))
  const turn = (date: string) => {
    setChosen(undefined)
    setFrom(date)
  }
  if (next === null && start === first && DAYS.every(({ SLOTS }) => SLOTS.length === 0))
    return (
      <div className="grid justify-items-start gap-3 rounded-control bg-paper p-4">
        <p>{texts.none}</p>
        {wait && <WaitButton {...wait} />}
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {nearest.length > 0 && (
        <div className="grid gap-2">
          <p className="font-medium">{texts.others}</p>
          <ul className="flex flex-wrap gap-2">
            {nearest.map((slot) => (
              <li key={`${slot.START} ${slot.SPECIALIST_CODE}`}>
                <button
                  type="button"
                  disabled={isBusy}
                  className="btn btn-secondary tabular-nums"
                  onClick={() => onPick({ ...slot, date: slot.DATE })}
                >
                  {dayInWords(slot.DATE, words)}, {slot.LABEL}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex items-center gap-1">
        <p aria-hidden className="me-auto font-medium">
          {texts.chooseDay}
        </p>
        <Turn
          label={texts.earlier}
          icon={ChevronLeft}
          isOff={start === undefined || first === undefined || start <= first}
          onTurn={() => start && first && turn(laterOf(addDays(start, -weeks), first))}
        />
        <Turn
          label={texts.later}
          icon={ChevronRight}
          isOff={next === null && groups.length === 0}
          onTurn={() => start && turn(addDays(start, weeks))}
        />
      </div>
      <fieldset className="-mt-2 grid min-w-0 grid-cols-7 gap-1 px-0.5 py-1 @2xl:grid-cols-[repeat(14,minmax(0,1fr))] @2xl:gap-1.5">
        <legend className="sr-only">{texts.chooseDay}</legend>
        {DAYS.map(({ DATE, SLOTS }) => (
          <Day
            key={DATE}
            group={group}
            date={DATE}
            count={SLOTS.length}
            isChosen={DATE === chosen}
            texts={texts}
            words={words}
            onChoose={() => setChosen(DATE)}
          />
        ))}
      </fieldset>
      <div aria-live="polite" className="grid gap-4">
        {chosen === undefined && (
          <div className="grid justify-items-start gap-3">
            <p>{texts.noneOfWeeks}</p>
            {next && (
              <button type="button" className="btn btn-secondary" onClick={() => turn(next)}>
                {texts.next.replace('{date}', dayInWords(next, words))}
              </button>
            )}
            {wait && <WaitButton {...wait} />}
          </div>
        )}
        {chosen !== undefined && (
          <p className="font-medium">
            {dayInWords(chosen, words)}, {weekdayOfDate(chosen, words).full.toLowerCase()}
            {prices.size === 1 && [...prices][0] && (
              <span className="ms-2 font-normal text-ink-soft">{[...prices][0]}</span>
            )}
          </p>
        )}
        {groups.map(({ part, label, own }) => (
          <div key={part} className="grid gap-2">
            <p className="text-sm text-ink-soft">{label}</p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
              {own.map((slot) => (
                <li key={slot.START}>
                  <button
                    type="button"
                    disabled={isBusy}
                    className={`btn ${isOwn?.(slot) ? 'btn-primary' : 'btn-secondary'} w-full flex-col gap-0 px-1 whitespace-nowrap tabular-nums`}
                    onClick={() => onPick({ ...slot, date: chosen ?? '' })}
                  >
                    {slot.LABEL}
                    {isOwn?.(slot) && (
                      <>
                        {' '}
                        <span className="text-xs font-normal">{texts.own}</span>
                      </>
                    )}
                    {prices.size > 1 && (
                      <span className="text-xs font-normal">{slotPrice(slot, CURRENCY, texts)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {wait && chosen !== undefined && (
        <p>
          <button
            type="button"
            className="link inline-flex min-h-11 items-center text-start"
            onClick={wait.onWait}
          >
            {wait.quiet}
          </button>
        </p>
      )}
    </div>
  )
}

const WaitButton = ({ offer, onWait }: NonNullable<Props['wait']>) => (
  <button type="button" className="btn btn-secondary" onClick={onWait}>
    {offer}
  </button>
)

const laterOf = (one: string, other: string) => (one > other ? one : other)

type TurnProps = { label: string; icon: typeof ChevronLeft; isOff: boolean; onTurn: () => void }

const Turn = ({ label, icon, isOff, onTurn }: TurnProps) => (
  <button
    type="button"
    aria-label={label}
    disabled={isOff}
    onClick={onTurn}
    className="flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-accent-wash disabled:opacity-30"
  >
    <Icon of={icon} className="text-xl" />
  </button>
)

type DayProps = Pick<Props, 'texts' | 'words'> & {
  /** The name of all days, so that arrow keys go through them. */
  group: string
  date: string
  count: number
  isChosen: boolean
  onChoose: () => void
}

/** A day of the strip; one without free time says so and cannot be chosen. */
const Day = ({ group, date, count, isChosen, texts, words, onChoose }: DayProps) => {
  const { short, full } = weekdayOfDate(date, words)
  return (
    <label className="relative flex min-h-16 min-w-0 cursor-pointer  flex-col items-center justify-center rounded-control border border-line bg-paper leading-tight has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-transparent has-disabled:text-ink-soft">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={count === 0}
        onChange={onChoose}
        aria-label={`${dayInWords(date, words)}, ${full}: ${count > 0 ? `${texts.free} ${count}` : texts.fullDay}`}
        className="sr-only"
      />
      <span className="text-xs">{short}</span>
      <span className="text-lg font-semibold tabular-nums">{Number(date.slice(8))}</span>
      <span className="text-xs tabular-nums">{count > 0 ? count : '–'}</span>
    </label>
  )
}

/** What the strip will be, while it loads. */
const Loading = ({ text }: { text: string }) => (
  <div aria-busy="true" className="grid grid-cols-[minmax(0,1fr)] gap-4">
    <p role="status" className="text-ink-soft">
      {text}…
    </p>
    <div
      aria-hidden
      className="grid grid-cols-7 gap-1 @2xl:grid-cols-[repeat(14,minmax(0,1fr))] @2xl:gap-1.5"
    >
      {[...'abcdefghijklmn'].map((key) => (
        <span key={key} className="h-16 animate-pulse rounded-control bg-line motion-reduce:animate-none" />
      ))}
    </div>
    <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <span key={key} className="h-11 animate-pulse rounded-control bg-line motion-reduce:animate-none" />
      ))}
    </div>
  </div>
)

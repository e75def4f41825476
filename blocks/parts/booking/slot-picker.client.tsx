import type { DatedSlot, Slot } from '../../../schemas/api/booking.ts'
import { listedSlots } from '../../../schemas/booking/booking-rules.ts'
import { type DateWords, dayInWords } from '../common/date-words.ts'
import { NotLoaded } from '../common/not-loaded.tsx'
import type { BookingTexts } from './booking-texts.ts'
import { NearTimes } from './near-times.client.tsx'
import { SlotDays } from './slot-days.client.tsx'
import { SlotStripLoading } from './slot-strip-loading.tsx'
import { SlotTimes } from './slot-times.client.tsx'
import { type OwnSlot, type SlotsOf, useSlots } from './use-slots.client.tsx'

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
  /** For a person who finds no suitable time: a button if there is none, otherwise a quiet link. */
  wait?: { offer: string; quiet: string; onWait: () => void } | undefined
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
  const { state, first, chosen, choose, turn, retry } = useSlots(of, { version, own, day })
  if (state.kind === 'failed') return <NotLoaded texts={texts} retry={retry} message={state.message} />
  if (state.kind === 'loading') return <SlotStripLoading text={texts.loading} />

  const { DAYS, NEXT_AVAILABLE_DATE: next, CURRENCY } = state.found
  const start = DAYS[0]?.DATE
  const slots = DAYS.find(({ DATE }) => DATE === chosen)?.SLOTS ?? []
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
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="font-medium">{texts.others}</p>
          <NearTimes
            label={texts.others}
            hint={texts.otherTimes}
            times={nearest.slice(0, listedSlots).map(({ START, SPECIALIST_CODE, DATE, LABEL }) => ({
              key: `${START} ${SPECIALIST_CODE}`,
              day: dayInWords(DATE, words),
              time: LABEL,
            }))}
            isBusy={isBusy}
            onPick={(at) => {
              const slot = nearest[at]
              if (slot) onPick({ ...slot, date: slot.DATE })
            }}
          />
        </div>
      )}
      <SlotDays
        days={DAYS}
        isEnd={next === null && slots.length === 0}
        first={first}
        chosen={chosen}
        texts={texts}
        words={words}
        onChoose={choose}
        onTurn={turn}
      />
      <div aria-live="polite" className="grid gap-4">
        {chosen === undefined && (
          <div className="grid justify-items-start gap-3">
            <p>{DAYS.every(({ IS_CLOSED }) => IS_CLOSED) ? texts.closedWeeks : texts.noneOfWeeks}</p>
            {next && (
              <button type="button" className="btn btn-secondary" onClick={() => turn(next)}>
                {texts.next.replace('{date}', dayInWords(next, words))}
              </button>
            )}
            {wait && <WaitButton {...wait} />}
          </div>
        )}
        {chosen !== undefined && (
          <SlotTimes
            key={chosen}
            date={chosen}
            currency={CURRENCY}
            slots={slots}
            texts={texts}
            words={words}
            parts={parts}
            isBusy={isBusy}
            isOwn={isOwn}
            onPick={(slot) => onPick({ ...slot, date: chosen })}
          />
        )}
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

import type { Slot } from '../../../schemas/api/booking.ts'
import { partOfDay } from '../../../schemas/appointment-requests/appointment-request.ts'
import { type DateWords, dayInWords, weekdayOfDate } from '../common/date-words.ts'
import type { BookingTexts } from './booking-texts.ts'
import { slotPrice } from './slot-words.ts'
import { useRoving } from './use-roving.client.ts'

type Props = {
  date: string
  slots: readonly Slot[]
  currency: string | null
  texts: BookingTexts
  words: DateWords
  /** Names of morning, day and evening. */
  parts: Record<'morning' | 'day' | 'evening', string>
  isBusy: boolean | undefined
  isOwn: ((slot: Slot) => boolean) | undefined
  onPick: (slot: Slot) => void
}

/** The free times of a day by its parts, one stop of the Tab key; the price once where it is the same for all. */
export function SlotTimes({ date, slots, currency, texts, words, parts, isBusy, isOwn, onPick }: Props) {
  const groups = Object.entries(parts).flatMap(([part, label]) => {
    const own = slots.filter(({ LABEL }) => partOfDay(LABEL) === part)
    return own.length > 0 ? [{ part, label, own }] : []
  })
  const shown = groups.flatMap(({ own }) => own)
  const { group, row, stopOf } = useRoving(shown.length, texts.otherTimes)
  const prices = new Set(slots.map((slot) => slotPrice(slot, currency, texts)))
  return (
    <>
      <p className="font-medium">
        {dayInWords(date, words)}, {weekdayOfDate(date, words).full.toLowerCase()}
        {prices.size === 1 && [...prices][0] && (
          <span className="ms-2 font-normal text-ink-soft">{[...prices][0]}</span>
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its legend above, as a heading of the day */}
      <div
        role="group"
        aria-label={`${dayInWords(date, words)}, ${weekdayOfDate(date, words).full}`}
        className="grid gap-4"
        {...group}
      >
        {groups.map(({ part, label, own }) => (
          <div key={part} className="grid gap-2">
            <p className="text-sm text-ink-soft">{label}</p>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-2" {...row}>
              {own.map((slot) => (
                <li key={slot.START}>
                  <button
                    type="button"
                    {...stopOf(shown.indexOf(slot))}
                    aria-disabled={isBusy || undefined}
                    className={`btn ${isOwn?.(slot) ? 'btn-primary' : 'btn-secondary'} w-full flex-col gap-0 px-1 whitespace-nowrap tabular-nums`}
                    onClick={() => onPick(slot)}
                  >
                    {slot.LABEL}
                    {isOwn?.(slot) && (
                      <>
                        {' '}
                        <span className="text-xs font-normal">{texts.own}</span>
                      </>
                    )}
                    {prices.size > 1 && (
                      <span className="text-xs font-normal">{slotPrice(slot, currency, texts)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}

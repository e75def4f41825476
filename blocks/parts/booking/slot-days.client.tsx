import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId } from 'react'
import type { BookingSlots } from '../../../schemas/api/booking.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { type DateWords, dayInWords, weekdayOfDate } from '../common/date-words.ts'
import type { BookingTexts } from './booking-texts.ts'
import { stripDays } from './use-slots.client.tsx'

type Props = {
  days: BookingSlots['DAYS']
  /** The first day that there is. */
  first: string | undefined
  chosen: string | undefined
  /** There are no further days in that direction. */
  isEnd: boolean
  texts: BookingTexts
  words: DateWords
  onChoose: (date: string) => void
  onTurn: (date: string) => void
}

/** The strip of days, each with how much free time it has, and the ways to earlier and later ones. */
export function SlotDays({ days, first, chosen, isEnd, texts, words, onChoose, onTurn }: Props) {
  const group = useId()
  const start = days[0]?.DATE
  return (
    <>
      <div className="flex items-center gap-1">
        <p aria-hidden className="me-auto font-medium">
          {texts.chooseDay}
        </p>
        <Turn
          label={texts.earlier}
          icon={ChevronLeft}
          isOff={start === undefined || first === undefined || start <= first}
          onTurn={() => start && first && onTurn(laterOf(addDays(start, -stripDays), first))}
        />
        <Turn
          label={texts.later}
          icon={ChevronRight}
          isOff={isEnd}
          onTurn={() => start && onTurn(addDays(start, stripDays))}
        />
      </div>
      <fieldset className="-mt-2 grid min-w-0 grid-cols-7 gap-1 px-0.5 py-1 @2xl:grid-cols-[repeat(14,minmax(0,1fr))] @2xl:gap-1.5">
        <legend className="sr-only">{texts.chooseDay}</legend>
        {days.map(({ DATE, SLOTS, IS_CLOSED = false }) => (
          <Day
            key={DATE}
            group={group}
            date={DATE}
            count={SLOTS.length}
            isClosed={IS_CLOSED}
            isChosen={DATE === chosen}
            texts={texts}
            words={words}
            onChoose={() => onChoose(DATE)}
          />
        ))}
      </fieldset>
      {/* Each day says it in words to those who hear it. */}
      <p aria-hidden className="-mt-2 text-sm text-ink-soft">
        {texts.daysLegend}
      </p>
    </>
  )
}

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
  isClosed: boolean
  isChosen: boolean
  onChoose: () => void
}

/** A day of the strip; one without free time says whether no doctor sees patients or all of it is taken, and cannot be chosen. */
const Day = ({ group, date, count, isClosed, isChosen, texts, words, onChoose }: DayProps) => {
  const { short, full } = weekdayOfDate(date, words)
  const none = isClosed ? texts.closedDay : texts.fullDay
  return (
    <label className="relative flex min-h-16 min-w-0 cursor-pointer  flex-col items-center justify-center rounded-control border border-line bg-paper leading-tight has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-transparent has-disabled:bg-transparent has-disabled:text-ink-soft">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        disabled={count === 0}
        onChange={onChoose}
        aria-label={`${dayInWords(date, words)}, ${full}: ${count > 0 ? `${texts.free} ${count}` : none}`}
        className="sr-only"
      />
      <span className="text-xs">{short}</span>
      <span className="text-lg font-semibold tabular-nums">{Number(date.slice(8))}</span>
      <span className="text-xs tabular-nums">{count > 0 ? count : isClosed ? texts.closedShort : '–'}</span>
    </label>
  )
}

import { useRoving } from './use-roving.client.ts'

/** A time on a button: its day in words, and with whom or where it is if that is not known. */
export type NearTime = { key: string; day: string; time: string; about?: string | undefined }

type Props = {
  label: string
  /** Which keys lead from one to the next. */
  hint: string
  times: readonly NearTime[]
  isBusy?: boolean | undefined
  onPick: (at: number) => void
}

/** A few times to choose from, one stop of the Tab key. */
export function NearTimes({ label, hint, times, isBusy, onPick }: Props) {
  const { group, row, stopOf } = useRoving(times.length, hint)
  return (
    <ul aria-label={label} className={nearTimesLook(times)} {...group} {...row}>
      {times.map(({ key, ...time }, at) => (
        <li key={key}>
          <button
            type="button"
            {...stopOf(at)}
            aria-disabled={isBusy || undefined}
            className={nearTimeLook(time)}
            onClick={() => onPick(at)}
          >
            <NearTimeText {...time} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The look of the list: that of the times on a card, or rows if they say more than when they are. */
export const nearTimesLook = (times: readonly NearTime[]): string =>
  times.some(({ about }) => about) ? 'grid grid-cols-[minmax(0,1fr)] gap-2 @lg:grid-cols-3' : 'offered-times'

/** The look of a row, which is a link as long as there is no script; the list of times on a card gives them theirs. */
export const nearTimeLook = ({ about }: Pick<NearTime, 'about'>): string | undefined =>
  about && 'btn btn-secondary h-full w-full flex-col gap-0 px-3 leading-tight tabular-nums'

/** The text of one of its buttons. */
export const NearTimeText = ({ day, time, about }: Omit<NearTime, 'key'>) =>
  about ? (
    <>
      <span className="w-full text-start">
        {day}, {time}
      </span>
      <span className="line-clamp-2 w-full text-start text-sm font-normal">{about}</span>
    </>
  ) : (
    <>
      <span>{day}</span> {time}
    </>
  )

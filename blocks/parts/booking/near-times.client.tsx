import type { ReactNode } from 'react'
import { useRoving } from './use-roving.client.ts'

/** A time on a button: when it is, and with whom or where if that is not known. */
export type NearTime = { key: string; when: ReactNode; about?: string | undefined }

type Props = {
  label: string
  times: readonly NearTime[]
  isBusy?: boolean | undefined
  onPick: (at: number) => void
}

/** A few times to choose from, one stop of the Tab key. */
export function NearTimes({ label, times, isBusy, onPick }: Props) {
  const { group, tabIndexOf } = useRoving(times.length)
  return (
    <ul aria-label={label} className={nearTimesLook(times)} {...group}>
      {times.map((time, at) => (
        <li key={time.key}>
          <button
            type="button"
            tabIndex={tabIndexOf(at)}
            aria-disabled={isBusy || undefined}
            className={nearTimeLook}
            onClick={() => onPick(at)}
          >
            <NearTimeText {...time} />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The look of the list: rows if the times say more than when they are. */
export const nearTimesLook = (times: readonly NearTime[]): string =>
  times.some(({ about }) => about)
    ? 'grid grid-cols-[minmax(0,1fr)] gap-2 @lg:grid-cols-3'
    : 'grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-2 max-w-sm'

/** The look of its buttons, which are links as long as there is no script. */
export const nearTimeLook = 'btn btn-secondary h-full w-full flex-col gap-0 px-3 leading-tight tabular-nums'

/** The text of one of its buttons. */
export const NearTimeText = ({ when, about }: Pick<NearTime, 'when' | 'about'>) => (
  <>
    <span className={about && 'w-full text-start'}>{when}</span>
    {about && <span className="line-clamp-2 w-full text-start text-sm font-normal">{about}</span>}
  </>
)

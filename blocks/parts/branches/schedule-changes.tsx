import type { Resolved } from '../../../schemas/core/resolved.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { changesField } from '../../../schemas/page/block-fields.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'

type Change = Resolved<Static<ReturnType<typeof changesField>>>[number]
type Interval = Change['intervals'][number]

/** "09:00–13:00". */
export const intervalText = ({ from, to }: Interval): string => `${from}\u2013${to}`

/** Dates with exceptional hours. In a list of several people, an entry without `who` is for the whole clinic. */
export function ScheduleChanges({ changes, ofOne = false }: { changes: readonly Change[]; ofOne?: boolean }) {
  const { t } = usePage()
  return (
    <ul>
      {changes.map(({ date, who, cabinet, intervals, note }) => (
        <li
          key={`${date.datetime} ${who?.text ?? ''} ${cabinet?.text ?? ''}`}
          className="flex flex-wrap gap-x-6 border-b border-line py-2.5 last:border-0"
        >
          <span className="min-w-0 flex-[1_1_8rem]">
            <time dateTime={date.datetime} className="font-medium">
              <LocalizedText value={date.text} />
            </time>
            {!ofOne && <> · {who ? <LocalizedText value={who} /> : t('blocks:timetable.clinic')}</>}
            {(note || cabinet) && (
              <span className="block text-sm text-ink-soft">
                {cabinet && <LocalizedText value={cabinet} />}
                {note && cabinet && ', '}
                {note && <LocalizedText value={note} />}
              </span>
            )}
          </span>
          <span className="ms-auto text-end tabular-nums">
            {intervals.length > 0
              ? intervals.map((interval) => (
                  <span key={interval.from} className="block">
                    {intervalText(interval)}
                  </span>
                ))
              : offText(t, who, ofOne)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const offText = (t: ReturnType<typeof usePage>['t'], who: Change['who'], ofOne: boolean) =>
  who || ofOne ? t('blocks:timetable.off') : t('blocks:opening-hours.dayOff')

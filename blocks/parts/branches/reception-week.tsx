import type { Resolved } from '../../../schemas/core/resolved.ts'
import type { Static } from '../../../schemas/core/type.ts'
import type { receptionField } from '../../../schemas/page/block-fields.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { dayGroups } from './day-groups.ts'
import { DayNames } from './day-names.tsx'
import { intervalText } from './schedule-changes.tsx'

type ReceptionPlace = Resolved<Static<ReturnType<typeof receptionField>>>[number]

/** Working hours of a doctor in one branch, days with the same hours in one line. `level` is that of the branch's heading. */
export function ReceptionWeek({ place: { cabinet, week }, level }: { place: ReceptionPlace; level: 3 | 4 }) {
  const { t } = usePage()
  const Heading = level === 3 ? 'h3' : 'h4'
  const lines = week.map(({ day, intervals }) => ({ day, lines: intervals.map(intervalText) }))
  return (
    <div>
      {cabinet && (
        <Heading className="text-lg">
          <LocalizedText value={cabinet} />
        </Heading>
      )}
      <dl>
        {dayGroups(t, lines).map((group) => (
          <div
            key={group.short}
            className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 last:border-0"
          >
            <dt>
              <DayNames of={group} />
            </dt>
            <dd className="tabular-nums">{group.lines.join(', ') || t('blocks:timetable.off')}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

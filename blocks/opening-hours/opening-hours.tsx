import type { Translate } from '../../locales/index.ts'
import type { OpeningHoursProps } from '../../schemas/blocks/opening-hours.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Folded } from '../../ui/page/folded.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { dayGroups } from '../parts/branches/day-groups.ts'
import { DayNames } from '../parts/branches/day-names.tsx'
import { OpeningStatus, useUnsaidStatus } from '../parts/branches/opening-status.tsx'
import { intervalText } from '../parts/branches/schedule-changes.tsx'

type Interval = OpeningHoursProps['data']['week'][number]['intervals'][number]

/** Whether it is open now, the hours of the week with equal days as one, and the exceptions. */
export default function OpeningHours({ title, data }: OpeningHoursProps) {
  const { t } = usePage()
  const status = useUnsaidStatus(data.status)
  const exceptions = data.exceptions ?? []
  const today = data.week.find(({ isToday }) => isToday)?.day
  const groups = dayGroups(
    t,
    data.week.map(({ day, intervals }) => ({ day, lines: linesOf(t, intervals) })),
  )
  return (
    <Section title={title ?? t('blocks:opening-hours.title')}>
      <div className="grid gap-x-16 gap-y-8 @3xl:grid-cols-2">
        <div className="max-w-lg">
          {status && (
            <div className="mb-4">
              <OpeningStatus status={status} />
            </div>
          )}
          <table className="week-hours">
            <tbody>
              {groups.map((group) => {
                const isToday = group.days.some((day) => day === today)
                return (
                  <tr key={group.short} aria-current={isToday ? 'date' : undefined}>
                    <th scope="row">
                      <DayNames of={group} />
                      {isToday && (
                        <span className="ml-3">
                          <Badge tone="accent">{t('blocks:opening-hours.today')}</Badge>
                        </span>
                      )}
                    </th>
                    <td>
                      <Hours lines={group.lines} />
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
        {exceptions.length > 0 && (
          <Folded
            title={t('blocks:opening-hours.exceptions')}
            heading={<h3 className="mb-4 text-xl">{t('blocks:opening-hours.exceptions')}</h3>}
            level="h3"
            isOpen={exceptions.some(({ isNear }) => isNear)}
            className="hours-fold"
          >
            <Exceptions exceptions={exceptions} />
          </Folded>
        )}
      </div>
    </Section>
  )
}

function Exceptions({ exceptions }: { exceptions: NonNullable<OpeningHoursProps['data']['exceptions']> }) {
  const { t } = usePage()
  return (
    <dl className="hours-changes">
      {exceptions.map(({ date, intervals, note, cabinets = [] }) => (
        <div key={[date.datetime, ...cabinets.map(({ text }) => text)].join(' ')}>
          <dt>
            <time dateTime={date.datetime}>
              <LocalizedText value={date.text} />
            </time>
            {note && (
              <span>
                <LocalizedText value={note} />
              </span>
            )}
            {cabinets.map((cabinet) => (
              <span key={cabinet.text}>
                <LocalizedText value={cabinet} />
              </span>
            ))}
          </dt>
          <dd>
            <Hours lines={linesOf(t, intervals)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const linesOf = (t: Translate, intervals: readonly Interval[]) =>
  intervals.map((interval) =>
    interval.from === '00:00' && interval.to === '24:00'
      ? t('blocks:opening-hours.allDay')
      : intervalText(interval),
  )

function Hours({ lines }: { lines: readonly string[] }) {
  const { t } = usePage()
  if (lines.length === 0) return <span className="text-ink-soft">{t('blocks:opening-hours.dayOff')}</span>
  return lines.map((line) => (
    <span key={line} className="hours-line">
      {line}
    </span>
  ))
}

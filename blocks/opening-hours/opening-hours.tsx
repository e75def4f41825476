import type { OpeningHoursProps } from '../../schemas/blocks/opening-hours.ts'
import { Badge } from '../../ui/badge.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'
import { OpeningStatus, weekdayOf } from '../opening-status.tsx'

type Interval = OpeningHoursProps['data']['week'][number]['intervals'][number]

/** Whether it is open now, the hours of the week, and the exceptions. */
export default function OpeningHours({ title, data }: OpeningHoursProps) {
  const { t } = usePage()
  const exceptions = data.exceptions ?? []
  return (
    <Section title={title ?? t('blocks:opening-hours.title')}>
      <div className="grid gap-x-16 gap-y-8 @3xl:grid-cols-2">
        <div className="max-w-lg">
          {data.status && (
            <div className="mb-4">
              <OpeningStatus status={data.status} />
            </div>
          )}
          <table className="w-full">
            <tbody>
              {data.week.map(({ day, intervals, isToday }) => (
                <tr
                  key={day}
                  aria-current={isToday ? 'date' : undefined}
                  className={`border-b border-line align-baseline last:border-0 ${isToday ? 'font-semibold' : ''}`}
                >
                  <th scope="row" className={`py-2.5 pr-4 text-left ${isToday ? '' : 'font-normal'}`}>
                    {t(`blocks:opening-hours.weekday${weekdayOf(day)}`)}
                    {isToday && (
                      <span className="ml-3">
                        <Badge tone="accent">{t('blocks:opening-hours.today')}</Badge>
                      </span>
                    )}
                  </th>
                  <td className="py-2.5 text-right">
                    <Hours intervals={intervals} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {exceptions.length > 0 && (
          <div className="max-w-lg">
            <h3 className="mb-4 text-xl">{t('blocks:opening-hours.exceptions')}</h3>
            <dl>
              {exceptions.map(({ date, intervals, note }) => (
                <div
                  key={date.datetime}
                  className="flex flex-wrap gap-x-6 border-b border-line py-2.5 last:border-0"
                >
                  <dt className="min-w-0 flex-[1_1_8rem]">
                    <time dateTime={date.datetime}>
                      <LocalizedText value={date.text} />
                    </time>
                    {note && (
                      <span className="block text-sm text-ink-soft">
                        <LocalizedText value={note} />
                      </span>
                    )}
                  </dt>
                  <dd className="max-w-full shrink-0 text-right">
                    <Hours intervals={intervals} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        )}
      </div>
    </Section>
  )
}

function Hours({ intervals }: { intervals: Interval[] }) {
  const { t } = usePage()
  if (intervals.length === 0) return <span className="text-ink-soft">{t('blocks:opening-hours.dayOff')}</span>
  return intervals.map(({ from, to }) => (
    <span key={from} className="block whitespace-nowrap tabular-nums">
      {from === '00:00' && to === '24:00' ? t('blocks:opening-hours.allDay') : `${from}–${to}`}
    </span>
  ))
}

import CalendarClock from 'lucide-react/icons/calendar-clock'
import type { TimetableProps } from '../../schemas/blocks/timetable.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { weekdayNames } from '../../ui/date-picker/calendar-texts.ts'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { EmptyState } from '../../ui/shown/empty-state.tsx'
import { nextFreeText } from '../parts/booking/next-free-time.tsx'
import { PhoneLink } from '../parts/branches/contact-links.tsx'
import { dayGroups } from '../parts/branches/day-groups.ts'
import { weekdayOf } from '../parts/branches/opening-status.tsx'
import { intervalText, ScheduleChanges } from '../parts/branches/schedule-changes.tsx'
import { listText } from '../parts/common/list-text.ts'
import Client, { TimetableGrid, type TimetableRow } from './timetable.client.tsx'

/** From this many doctors on there is a filter by speciality. */
const many = 7

const week = [1, 2, 3, 4, 5, 6, 7]

/** The hours of each doctor, with today marked, and the exceptions of the next two weeks. */
export default function Timetable({ title, titleHidden, data }: TimetableProps) {
  const { t, locale } = usePage()
  const { doctors, changes = [], phones = [], today } = data
  const rows: TimetableRow[] = doctors.map(({ name, link, specialities, next, places }) => ({
    name: listText(name, locale),
    href: link.href,
    ...(next && { next: nextFreeText(t, next) }),
    specialities: specialities.map((speciality) => listText(speciality, locale)),
    places: places.map(({ cabinet, week: known }) => {
      const days = week.map((day) => {
        const found = known.find((one) => one.day === day)
        if (found?.isChanged && found.intervals.length === 0) return [t('blocks:timetable.off')]
        return found?.intervals.map(intervalText) ?? []
      })
      const used = days.flatMap((lines, index) => (lines.length > 0 ? [{ day: index + 1, lines }] : []))
      return {
        ...(cabinet && { cabinet: listText(cabinet, locale) }),
        days,
        groups: dayGroups(t, used),
      }
    }),
  }))
  const specialities = [
    ...new Map(rows.flatMap((row) => row.specialities.map((item) => [item.text, item]))).values(),
  ]
  const grid = {
    rows,
    days: weekdayNames(t).map(({ short }, index) => ({
      short,
      full: t(`blocks:opening-hours.weekday${weekdayOf(index + 1)}`),
    })),
    today,
    texts: {
      doctor: t('blocks:timetable.doctor'),
      ...(rows.some(({ places }) => places.some(({ cabinet }) => cabinet)) && {
        cabinet: t('blocks:timetable.cabinet'),
      }),
      today: t('blocks:opening-hours.today'),
    },
  }
  const filter = {
    label: t('blocks:timetable.filter'),
    all: t('blocks:timetable.all'),
    found: t('blocks:timetable.found', { number: '{number}' }),
  }
  return (
    <Section title={title ?? t('blocks:timetable.title')} titleHidden={titleHidden}>
      {rows.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title={t('blocks:timetable.empty')}
          {...(phones.length > 0 && { text: t('blocks:timetable.emptyText') })}
          action={phones.map((phone) => <PhoneLink key={phone} number={phone} />)}
        />
      ) : rows.length >= many && specialities.length > 1 ? (
        <Island component={Client} props={{ ...grid, specialities, filter }} />
      ) : (
        <TimetableGrid {...grid} />
      )}
      {changes.length > 0 && (
        <div className="mt-8 max-w-3xl">
          <h3 className="mb-2 text-xl">{t('blocks:timetable.changes')}</h3>
          <ScheduleChanges changes={changes} />
        </div>
      )}
    </Section>
  )
}

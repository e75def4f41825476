import { useState } from 'react'
import type { DayGroup } from '../parts/branches/day-groups.ts'
import { DayNames } from '../parts/branches/day-names.tsx'
import type { ListText } from '../parts/common/list-text.ts'
import { withSmallLetter } from '../parts/common/small-letter.ts'

/** One doctor; `days` are the hours of the seven days of the week, from Monday, `groups` those of days with any. */
export type TimetableRow = {
  name: ListText
  href: string
  specialities: ListText[]
  /** When the doctor can be booked next, in words. */
  next?: string
  places: { cabinet?: ListText; days: string[][]; groups: DayGroup[] }[]
}

type GridProps = {
  rows: readonly TimetableRow[]
  /** Names of the days, from Monday. */
  days: readonly { short: string; full: string }[]
  /** 1 is Monday. */
  today: number
  /** `cabinet` only if there is more than one branch. */
  texts: { doctor: string; cabinet?: string; today: string }
}

type Props = GridProps & {
  specialities: readonly ListText[]
  /** `found` contains `{number}`. */
  filter: { label: string; all: string; found: string }
}

/** The timetable of many doctors, with a filter by speciality. */
export default function TimetableClient({ specialities, filter, ...grid }: Props) {
  const [chosen, setChosen] = useState('')
  const rows = chosen
    ? grid.rows.filter((row) => row.specialities.some(({ text }) => text === chosen))
    : grid.rows
  return (
    <>
      <div className="mb-6 max-w-sm noscript:hidden print:hidden">
        <label className="block font-medium">
          {filter.label}
          <select
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            className="field mt-1.5 font-normal"
          >
            <option value="">{filter.all}</option>
            {specialities.map(({ text, lang }) => (
              <option key={text} value={text} lang={lang}>
                {text}
              </option>
            ))}
          </select>
        </label>
        <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
          {chosen && filter.found.replace('{number}', String(rows.length))}
        </p>
      </div>
      <TimetableGrid {...grid} rows={rows} />
    </>
  )
}

/** A table of doctors and days; in a narrow container a card for each doctor, with equal days as one line. */
export function TimetableGrid({ rows, days, today, texts }: GridProps) {
  const { cabinet } = texts
  return (
    <table className="block w-full text-left @3xl:table @3xl:text-sm [&_tbody]:border-t [&_tbody]:border-line [&_td]:align-top [&_th]:align-top @3xl:[&_:is(td,th)]:px-1.5 @3xl:[&_:is(td,th)]:py-3 @5xl:[&_:is(td,th)]:px-2.5 @3xl:[&_th]:first:ps-0">
      <thead className="hidden text-sm @3xl:table-header-group">
        <tr>
          <th scope="col">{texts.doctor}</th>
          {cabinet && <th scope="col">{cabinet}</th>}
          {days.map((day, index) => (
            <th
              key={day.short}
              scope="col"
              aria-current={index + 1 === today ? 'date' : undefined}
              className={index + 1 === today ? 'rounded-t-small bg-accent-wash' : 'font-normal'}
            >
              <DayNames of={day} />
              {index + 1 === today && (
                <span className="block text-xs font-medium text-accent-ink">{texts.today}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, href, specialities, next, places }) => (
        <tbody key={href} className="block pt-2 pb-4 @3xl:table-row-group">
          {places.map((place, index) => (
            <tr key={place.cabinet?.text ?? ''} className="block not-first:mt-4 @3xl:table-row">
              {index === 0 && (
                <th scope="rowgroup" rowSpan={places.length} className="block font-normal @3xl:table-cell">
                  <a
                    href={href}
                    lang={name.lang}
                    className="flex min-h-11 items-center text-base font-semibold break-words hover:text-accent-ink @3xl:block @3xl:min-h-0"
                  >
                    {name.text}
                  </a>
                  <span className="text-sm text-ink-soft">
                    {specialities.map(({ text, lang }, position) => (
                      <span key={text} lang={lang}>
                        {position > 0 && ', '}
                        {position > 0 ? withSmallLetter(text) : text}
                      </span>
                    ))}
                  </span>
                  {next && <span className="mt-1 block text-sm text-accent-ink">{next}</span>}
                </th>
              )}
              {cabinet && (
                <td lang={place.cabinet?.lang} className="mt-1 block text-sm text-ink-soft @3xl:table-cell">
                  {place.cabinet?.text}
                </td>
              )}
              <td className="mt-2 block @3xl:hidden">
                <Groups groups={place.groups} today={today} word={texts.today} />
              </td>
              {place.days.map((lines, index) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the seven days of a week
                  key={index}
                  className={`hidden tabular-nums @3xl:table-cell ${index + 1 === today ? 'bg-accent-wash font-semibold' : ''} ${lines.length === 0 ? 'text-ink-faint' : ''}`.trim()}
                >
                  {lines.length > 0 ? <Lines lines={lines} canWrap /> : '\u2013'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Groups({ groups, today, word }: { groups: readonly DayGroup[]; today: number; word: string }) {
  return (
    <dl className="max-w-md">
      {groups.map((group) => {
        const isToday = group.days.includes(today)
        return (
          <div
            key={group.short}
            className={`flex flex-wrap justify-between gap-x-4 py-1 ${isToday ? 'font-semibold' : ''}`}
          >
            <dt>
              <DayNames of={group} />
              {isToday && <span className="text-accent-ink">{`, ${word}`}</span>}
            </dt>
            <dd className="text-right tabular-nums">
              <Lines lines={group.lines} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** `canWrap`: the end may stand below the beginning, in a table that is only just wide enough. */
const Lines = ({ lines, canWrap = false }: { lines: readonly string[]; canWrap?: boolean }) =>
  lines.map((line) => (
    <span
      key={line}
      className={`block ${/\d/.test(line) ? `whitespace-nowrap ${canWrap ? '@3xl:whitespace-normal @5xl:whitespace-nowrap' : ''}` : ''}`.trim()}
    >
      {line}
    </span>
  ))

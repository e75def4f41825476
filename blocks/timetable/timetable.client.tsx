import { useState } from 'react'
import type { ListText } from '../list-text.ts'
import { withSmallLetter } from '../small-letter.ts'

/** One doctor; `days` are the texts of the seven days of the week, from Monday. */
export type TimetableRow = {
  name: ListText
  href: string
  specialities: ListText[]
  places: { cabinet?: ListText; days: string[][] }[]
}

type GridProps = {
  rows: readonly TimetableRow[]
  /** Names of the days, from Monday. */
  days: readonly string[]
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

/** A table of doctors and days; in a narrow container a card per doctor with the days that have hours. */
export function TimetableGrid({ rows, days, today, texts }: GridProps) {
  const { cabinet } = texts
  return (
    <table className="block w-full text-left @5xl:table @5xl:text-sm [&_tbody]:border-t [&_tbody]:border-line [&_td]:align-top [&_th]:align-top @5xl:[&_:is(td,th)]:px-2.5 @5xl:[&_:is(td,th)]:py-3">
      <thead className="hidden text-sm @5xl:table-header-group">
        <tr>
          <th scope="col">{texts.doctor}</th>
          {cabinet && <th scope="col">{cabinet}</th>}
          {days.map((day, index) => (
            <th
              key={day}
              scope="col"
              aria-current={index + 1 === today ? 'date' : undefined}
              className={index + 1 === today ? 'rounded-t-small bg-accent-wash' : 'font-normal'}
            >
              {day}
              {index + 1 === today && (
                <span className="block text-xs font-medium text-accent-ink">{texts.today}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {rows.map(({ name, href, specialities, places }) => (
        <tbody key={href} className="block py-4 @5xl:table-row-group">
          {places.map((place, index) => (
            <tr
              key={place.cabinet?.text ?? ''}
              className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-2.5 not-first:mt-4 @5xl:table-row"
            >
              {index === 0 && (
                <th scope="rowgroup" rowSpan={places.length} className="col-span-full font-normal">
                  <a
                    href={href}
                    lang={name.lang}
                    className="block py-1 text-base font-semibold break-words hover:text-accent-ink @5xl:py-0"
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
                </th>
              )}
              {cabinet && (
                <td lang={place.cabinet?.lang} className="col-span-full text-sm text-ink-soft">
                  {place.cabinet?.text}
                </td>
              )}
              {place.days.map((lines, index) => (
                <Day
                  // biome-ignore lint/suspicious/noArrayIndexKey: the seven days of a week
                  key={index}
                  name={days[index] ?? ''}
                  lines={lines}
                  today={index + 1 === today ? texts.today : undefined}
                />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Day({ name, lines, today }: { name: string; lines: string[]; today: string | undefined }) {
  const look = today ? 'rounded-small @5xl:bg-accent-wash @5xl:rounded-none' : ''
  if (lines.length === 0)
    return <td className={`hidden text-ink-faint @5xl:table-cell ${look}`}>{'\u2013'}</td>
  return (
    <td className={`tabular-nums ${today ? 'font-semibold' : ''} ${look}`.trim()}>
      <span className="block text-sm font-normal text-ink-soft @5xl:hidden">
        {name}
        {today && <span className="text-accent-ink">{`, ${today}`}</span>}
      </span>
      {lines.map((line) => (
        <span key={line} className={`block ${/\d/.test(line) ? 'whitespace-nowrap' : ''}`.trim()}>
          {line}
        </span>
      ))}
    </td>
  )
}

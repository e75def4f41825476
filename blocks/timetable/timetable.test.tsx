import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import timetable from '../../schemas/blocks/timetable.ts'
import type { Static } from '../../schemas/core/type.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Timetable from './timetable.tsx'

type Data = Static<NonNullable<typeof timetable.data>>

const draw = (locale: Locale = 'ru', change: (data: Data) => void = () => {}) =>
  render(<Timetable {...exampleOf(timetable, locale, change)} />, locale)

/** The rows of the table as the texts of their cells. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1).map(([, row = '']) =>
    [...row.matchAll(/<t[dh][^>]*>(.*?)<\/t[dh]>/gs)].map(([, cell = '']) =>
      cell
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  )

const many = (count: number) => (data: Data) => {
  const [first, second] = data.doctors
  if (!first || !second) throw new Error('The example has two doctors')
  data.doctors = Array.from({ length: count }, (_, index) => ({
    ...(index % 2 ? first : second),
    link: { kind: 'page' as const, path: `/specialists/${index}` },
  }))
}

describe('timetable', () => {
  it('has a row for each branch of a doctor, with the hours under their days', () => {
    expect(rowsOf(draw())[0]?.toSpliced(2, 1)).toEqual([
      'Сарсенова Айгерим Стоматолог-терапевт',
      'На проспекте Абая',
      '09:00–15:00',
      '–',
      '14:00–20:00',
      '–',
      '09:00–15:00',
      '–',
      '–',
    ])
    expect(rowsOf(draw())[1]?.[3]).toBe('09:00–13:00')
  })

  it('has the days of equal hours as one line, with today marked, for a narrow screen', () => {
    expect(rowsOf(draw())[0]?.[2]).toBe(
      'Пн, Пт Понедельник, пятница 09:00–15:00 Ср Среда , сегодня 14:00–20:00',
    )
  })

  it('leads to the doctor', () => {
    expect(draw('kk')).toContain('href="/kk/specialists/sarsenova"')
  })

  it('says that a doctor is away today, and which dates differ', () => {
    expect(rowsOf(draw())[2]?.[2]).toMatch(/Ср Среда , сегодня не принимает/)
    expect(rowsOf(draw())[2]?.[5]).toBe('не принимает')
    expect(draw()).toMatch(/25 ноября<\/time>.*Ким Алексей.*Конференция.*не принимает/s)
    const wholeClinic = draw('ru', (data) => {
      for (const change of data.changes ?? []) delete change.who
    })
    expect(wholeClinic).toMatch(/25 ноября<\/time> · Вся клиника.*Выходной/s)
  })

  it('marks one day as today', () => {
    expect(draw().match(/aria-current="date"/g)).toHaveLength(1)
  })

  it('has no column for branches where there is one', () => {
    const html = draw('ru', (data) => {
      for (const { places } of data.doctors) for (const place of places) delete place.cabinet
    })
    expect(html).not.toContain('Филиал')
  })

  it('offers a choice of speciality where doctors are many, and has all of them before any script runs', () => {
    expect(draw('ru', many(6))).not.toMatch(/<select|sh-island/)
    const html = draw('ru', many(7))
    expect(html).toMatch(/<sh-island.*<select.*Все специальности.*Стоматолог-терапевт/s)
    expect(html.match(/<tbody/g)).toHaveLength(7)
  })

  it('says what will be here and whom to call where nothing is published', () => {
    const html = draw('ru', (data) => {
      data.doctors = []
      delete data.changes
      data.phones = ['+77272345678']
    })
    expect(html).toContain('Расписание пока не\u00A0опубликовано')
    expect(html).toContain('href="tel:+77272345678"')
    expect(html).not.toContain('<table')
  })
})

import { describe, expect, it } from 'vitest'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import OpeningHours from './opening-hours.tsx'

describe('opening-hours', () => {
  it('is a table with a heading for the days of equal hours, in full for those who listen', () => {
    const html = render(<OpeningHours {...exampleOf(openingHours, 'kk')} />, 'kk')
    const days = [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, day = '']) =>
      day
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s{2,}/),
    )
    expect(days).toEqual([
      ['Дс–Бс', 'Дүйсенбі – бейсенбі', 'бүгін'],
      ['Жм', 'Жұма'],
      ['Сб', 'Сенбі'],
      ['Жс', 'Жексенбі'],
    ])
  })

  it('marks the line of today in words, once', () => {
    const html = render(<OpeningHours {...exampleOf(openingHours)} />)
    expect(html.match(/aria-current="date"/g)).toHaveLength(1)
    expect(html).toMatch(/aria-current="date".*Пн–Чт.*сегодня.*Пт/)
  })

  it('shows a break, a day off and a day without end', () => {
    const props = exampleOf(openingHours, 'ru', (data) => {
      data.week = [
        {
          day: 1,
          intervals: [
            { from: '08:00', to: '13:00' },
            { from: '14:30', to: '20:00' },
          ],
        },
        { day: 2, intervals: [{ from: '00:00', to: '24:00' }] },
        { day: 3, intervals: [] },
      ]
    })
    const html = render(<OpeningHours {...props} />)
    for (const text of ['08:00–13:00', '14:30–20:00', 'Круглосуточно', 'Выходной'])
      expect(html).toContain(text)
    expect(html).not.toContain('24:00')
  })

  it('lists special days with their reason', () => {
    const html = render(<OpeningHours {...exampleOf(openingHours, 'uz')} />, 'uz')
    expect(html).toContain(
      '<time dateTime="2026-12-16"><span class="whitespace-nowrap">16-dekabr</span></time>',
    )
    expect(html).toContain('Mustaqillik kuni')
  })

  it('unfolds special days where one is near', () => {
    const drawn = (isNear: boolean) =>
      render(
        <OpeningHours
          {...exampleOf(openingHours, 'ru', (data) => {
            for (const day of data.exceptions ?? []) day.isNear = isNear
          })}
        />,
      )
    expect(drawn(true)).toMatch(/<details open/)
    expect(drawn(false)).not.toMatch(/<details[^>]* open/)
  })

  it('has no line about special days or the present where there is nothing to say', () => {
    const { week } = exampleOf(openingHours).data
    expect(render(<OpeningHours data={{ week }} />)).not.toMatch(/Изменения|Открыто|Откроется/)
  })
})

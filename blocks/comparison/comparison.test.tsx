import { expect, it } from 'vitest'
import comparison from '../../schemas/blocks/comparison.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import Comparison from './comparison.tsx'

it('says of a doctor that they see patients, when they can be booked, and how many specialities more they have', () => {
  const html = render(
    <Comparison
      {...exampleOf(comparison, 'ru', (data) => {
        data.items = data.items.map((item) => ({
          ...item,
          isDoctor: true,
          status: { state: 'open', until: '18:00' },
          more: 3,
          specialities: [{ ru: 'Педиатр' }],
          next: { date: '2026-11-30', time: '09:00' },
          slots: [],
        }))
      })}
    />,
  )
  expect(html).toMatch(/Принимает сейчас, до\s18:00/)
  expect(html).not.toContain('Открыто')
  expect(html).toMatch(/Ближайшее время<.*>30\sноября, 09:00</s)
  expect(html).toContain('Педиатр</span> и ещё 3')
})

it('is a table whose rows have a cell for each entry, with times and a booking button in each', () => {
  const html = render(
    <Comparison
      {...exampleOf(comparison, 'ru', (data) => {
        data.items = data.items.map((item) => ({
          ...item,
          booking: { label: { ru: 'Записаться' }, link: { kind: 'page', path: '/appointment?doctor=7' } },
          slots: [{ date: '2026-11-30', time: '09:00', link: { kind: 'page', path: '/appointment?time=1' } }],
        }))
      })}
    />,
  )
  const rows = (html.match(/<tr.*?<\/tr>/gs) ?? []).map((row) => [
    (row.match(/<th[^>]* scope="row"/g) ?? []).length,
    (row.match(/<t[dh]/g) ?? []).length,
  ])
  expect(new Set(rows.map(([, cells]) => cells))).toEqual(new Set([3]))
  expect(rows.slice(1).every(([headers]) => headers === 1)).toBe(true)
  expect(html.match(/href="\/appointment\?time=1"/g)).toHaveLength(2)
  expect(html.match(/>Записаться<span class="sr-only">: [^<]+</g)).toHaveLength(2)
})

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
        }))
      })}
    />,
  )
  expect(html).toMatch(/Принимает сейчас, до\s18:00/)
  expect(html).not.toContain('Открыто')
  expect(html).toMatch(/Ближайшее время<.*>30\sноября, 09:00</s)
  expect(html).toContain('Педиатр</span> и ещё 3')
})

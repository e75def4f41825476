import { expect, it } from 'vitest'
import personClinics from '../../schemas/blocks/person-clinics.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import PersonClinics from './person-clinics.tsx'

const draw = (priceRepeat?: number) =>
  render(
    <PersonClinics
      {...exampleOf(personClinics, 'ru', ({ clinics: [clinic] }) => {
        for (const one of clinic?.prices ?? [])
          Object.assign(one, { price: 7000, ...(priceRepeat !== undefined && { priceRepeat }) })
      })}
    />,
  )

it('says below a price with the doctor what a repeat visit costs, where it has a price of its own', () => {
  expect(draw(5000)).toMatch(/7\u00A0000\u00A0₸<span[^>]*>повторно 5\u00A0000\u00A0₸</)
  expect(draw(0)).toMatch(/7\u00A0000\u00A0₸<span[^>]*>повторно бесплатно</)
  expect(draw()).not.toContain('повторно')
})

import { expect, it } from 'vitest'
import companyProfile from '../../schemas/blocks/company-profile.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import CompanyProfile from './company-profile.tsx'

it('has booking as its main action where there is any, else the call', () => {
  const primary = /<a href="([^"]*)"[^>]*class="btn btn-primary/g
  const withBooking = render(<CompanyProfile {...exampleOf(companyProfile)} />)
  expect([...withBooking.matchAll(primary)].map(([, href]) => href)).toEqual(['/l/demo-dent/appointment'])
  expect(withBooking).toContain('Ближайшее время: завтра, 09:00')
  const withoutBooking = render(
    <CompanyProfile
      {...exampleOf(companyProfile, 'ru', (data) => {
        delete data.booking
        delete data.next
      })}
    />,
  )
  expect([...withoutBooking.matchAll(primary)].map(([, href]) => href)).toEqual(['tel:+77272345678'])
})

it('names its price: that of a first visit, or the lowest of its services', () => {
  const shown = (isVisitPrice: boolean) =>
    render(
      <CompanyProfile
        {...exampleOf(companyProfile, 'ru', (data) => Object.assign(data, { isVisitPrice }))}
      />,
    )
  expect(shown(true)).toMatch(/первый приём от 4\s000\s₸/)
  expect(shown(false)).toMatch(/услуги от 4\s000\s₸/)
})

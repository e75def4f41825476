import { expect, it } from 'vitest'
import { render } from '../../../ui/test/render.tsx'
import { ClinicCall } from './clinic-call.tsx'

const drawn = (path: string | null) =>
  render(<ClinicCall phone="+77272345678" word="Позвонить" path={path} />)

it('a press of the number is counted for the clinic whose site or profile it is', () => {
  for (const path of ['/l/demo-dent', '/companies/clinics/demo-dent'])
    expect(drawn(path)).toMatch(/^<a href="tel:\+77272345678" ping="\/pressed\/demo-dent\/call"/)
})

it('leads on all the same where the clinic has no page', () => {
  expect(drawn(null)).toContain('href="tel:+77272345678"')
  expect(drawn(null)).not.toContain('ping')
})

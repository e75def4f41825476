import { expect, it } from 'vitest'
import bookedVisit from '../../schemas/blocks/booked-visit.ts'
import { render } from '../../ui/test/render.tsx'
import { exampleOf } from '../test/example.ts'
import BookedVisit from './booked-visit.tsx'

/** What a reader without a script sees. */
const shown = (change: (visit: object) => void = () => {}) => {
  const html = render(
    <BookedVisit
      {...exampleOf(bookedVisit, 'ru', (data) => change(data.visit ?? {}))}
      code="K7M29QXT"
      token="secret"
    />,
  )
  expect(html).not.toMatch(/K7M29QXT|secret/)
  return /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''
}

it('is moved and cancelled by forms where there is no script, and names the telephone', () => {
  const html = shown()
  expect(html).toMatch(/<a href="tel:\+77272345678"[^>]*>Позвонить: \+7 727 234 56 78/)
  expect(html).toMatch(/name="SLOT"[^>]*value="20261201T040000Z~11~501"/)
  expect(html.match(/<button[^>]*value="(?:move|cancel)"/g)).toHaveLength(2)
})

it('says why it cannot be changed shortly before it begins', () => {
  const html = shown((visit) => Object.assign(visit, { canCancel: false, times: [], tooLate: 4 }))
  expect(html).toContain('До приёма осталось меньше 4 ч')
  expect(html).not.toContain('<form')
})

import { expect, it } from 'vitest'
import { leadOf, linkTargets } from './link-targets.ts'

const clinic = { code: '1001' }

it('kinds are found by their files, in their order', () => {
  expect([...linkTargets.keys()]).toEqual(
    expect.arrayContaining(['booking', 'review', 'question', 'own-question', 'site-page']),
  )
  expect([...linkTargets.keys()][0]).toBe('booking')
})

it('a target leads to a path of the site or of the product', () => {
  expect(leadOf({ kind: 'booking', doctor: '5', service: 'a&b' }, clinic)).toEqual({
    site: '/appointment?doctor=5&service=a%26b',
  })
  expect(leadOf({ kind: 'booking' }, clinic)).toEqual({ site: '/appointment' })
  expect(leadOf({ kind: 'question', doctor: '5' }, clinic)).toEqual({
    product: '/link/pq?company=1001&doctor=5',
  })
  expect(leadOf({ kind: 'review' }, clinic)).toEqual({ product: '/link/pr?company=1001' })
  expect(leadOf({ kind: 'gone' }, clinic)).toBeUndefined()
})

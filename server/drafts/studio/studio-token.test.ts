import { expect, it } from 'vitest'
import { readStudioToken, studioToken } from './studio-token.ts'

const now = new Date('2026-11-30T09:00:00Z')
const begun = now.getTime() / 1000
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const made = studioToken('secret', { perspective: 'drafts', begun }, now)

it('opens pages for some minutes', () => {
  expect(readStudioToken('secret', made, later(14))).toEqual({ perspective: 'drafts', begun })
  expect(readStudioToken('secret', made, later(16))).toBeUndefined()
})

it('is not made anew for ever', () => {
  const last = studioToken('secret', { perspective: 'drafts', begun }, later(719))
  expect(readStudioToken('secret', last, later(719))).toEqual({ perspective: 'drafts', begun })
  expect(readStudioToken('secret', last, later(721))).toBeUndefined()
})

it('is of its secret, and whole', () => {
  expect(readStudioToken('another', made, now)).toBeUndefined()
  const [, body] = made.split('.')
  for (const wrong of ['studio.', `studio.${body}`, made.slice(0, -1), made.replace(body ?? '', 'W10')])
    expect(readStudioToken('secret', wrong, now)).toBeUndefined()
})

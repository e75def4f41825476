import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countView } from './count-view.ts'

const counter = { id: 'shipa', url: 'https://count.example/v' }
const sent: string[] = []
let choice: string | null
let last: string | null
const visit = (pathname: string) => {
  vi.stubGlobal('location', { pathname })
  countView(counter)
}

beforeEach(() => {
  sent.length = 0
  choice = 'yes'
  last = null
  vi.stubGlobal('localStorage', { getItem: () => choice })
  vi.stubGlobal('sessionStorage', {
    getItem: () => last,
    setItem: (_: string, value: string) => {
      last = value
    },
    removeItem: () => {
      last = null
    },
  })
  vi.stubGlobal('document', { documentElement: { lang: 'kk' } })
  vi.stubGlobal('navigator', { sendBeacon: (_: string, body: URLSearchParams) => sent.push(`${body}`) })
})
afterEach(() => vi.unstubAllGlobals())

it('counts each new path of the application once in a row, without what is personal (B-27)', () => {
  for (const path of ['/profile', '/profile', '/kk/profile/likes', '/profile/medical-records/42', '/profile'])
    visit(path)
  expect(sent.map((body) => new URLSearchParams(body).get('path'))).toEqual([
    '/profile',
    '/kk/profile/likes',
    '/profile/medical-records/-',
    '/profile',
  ])
})

it.each(['no', null])('counts nothing without consent (%s)', (answer) => {
  choice = answer
  visit('/profile')
  expect(sent).toEqual([])
})

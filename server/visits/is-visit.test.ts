import { describe, expect, it } from 'vitest'
import { isVisit } from './is-visit.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const asked = (headers: Record<string, string> = {}, method = 'GET') =>
  isVisit({ method, headers: { 'user-agent': phone, ...headers } })

describe('a page is opened by a person', () => {
  it.each([
    ['in a browser that says no more', {}],
    ['in one that says that it opens a page', { 'sec-fetch-dest': 'document' }],
  ])('%s', (_, headers) => {
    expect(asked(headers)).toBe(true)
  })

  it.each<[string, Record<string, string>, string?]>([
    ['asked for its head alone', {}, 'HEAD'],
    ['loaded ahead', { 'sec-purpose': 'prefetch' }],
    ['drawn ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['loaded ahead by an older browser', { purpose: 'prefetch' }],
    ['shown in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['read by a script', { 'sec-fetch-dest': 'empty' }],
    ['read by a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['read by a program', { 'user-agent': 'curl/8.5.0' }],
    ['read by somebody without a name', { 'user-agent': '' }],
  ])('not %s', (_, headers, method) => {
    expect(asked(headers, method)).toBe(false)
  })
})

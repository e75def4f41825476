import { expect, test } from 'vitest'
import { readCookie } from './read-cookie.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  ['blind=a.b', 'a.b'],
  ['x=1; blind=a.b; y=2', 'a.b'],
  ['x=1;blind=a=b', 'a=b'],
  ['colourblind=1', undefined],
  ['colourblind=1; blind=2', '2'],
  ['blind=', ''],
])('of %j the value is %j', (header, value) => expect(readCookie(header, 'blind')).toBe(value))

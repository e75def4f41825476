import { describe, expect, it } from 'vitest'
import { quickest } from '../testing/quickest.ts'
import { parseJson } from './parse-json.ts'

const nested = (times: number) => `${'[{"a":'.repeat(times)}1${'}]'.repeat(times)}`

describe('a JSON text from outside', () => {
  it('is read as any other', () => {
    expect(parseJson('{"a":[1,null,{"proto":"б"}]}')).toEqual({ a: [1, null, { proto: 'б' }] })
    expect(() => parseJson(nested(32))).not.toThrow()
    const text = JSON.stringify({ a: '[[[['.repeat(100), b: `${'\\"'.repeat(3)}${'{'.repeat(100)}` })
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('may have as many values as a large site, and no more', () => {
    const list = (of: string, times: number) => `[${Array.from({ length: times }, () => of).join()}]`
    expect(parseJson(list('1', 10_000))).toHaveLength(10_000)
    expect(() => parseJson(list('1', 10_001))).toThrow('A list or an object has too many')
    expect(parseJson(list(list('1', 2000), 100))).toHaveLength(100)
    expect(() => parseJson(list(list('1', 2600), 100))).toThrow('The value has too many')
  })

  it('is refused for its depth without being read', () => {
    const deep = '['.repeat(200_000)
    const begun = quickest(() => expect(() => parseJson(deep)).toThrow('nested too deep'), 0)
    const whole = quickest(() => expect(() => JSON.parse(`${deep}${']'.repeat(200_000)}`)).not.toThrow(), 0)
    expect(begun).toBeLessThan(whole / 10)
  })

  it.each(['{', nested(33), nested(100_000), '[{"a":{"__proto__":null}}]'])(
    'is refused if it is %.30s',
    (text) => {
      expect(() => parseJson(text)).toThrow()
    },
  )
})

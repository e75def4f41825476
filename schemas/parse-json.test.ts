import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const nested = (times: number) => `${'[{"a":'.repeat(times)}1${'}]'.repeat(times)}`

describe('a JSON text from outside', () => {
  it('is read as any other', () => {
    expect(parseJson('{"a":[1,null,{"proto":"б"}]}')).toEqual({ a: [1, null, { proto: 'б' }] })
    expect(() => parseJson(nested(32))).not.toThrow()
  })

  it.each(['{', nested(33), nested(100_000), '[{"a":{"__proto__":null}}]'])(
    'is refused if it is %.30s',
    (text) => {
      expect(() => parseJson(text)).toThrow()
    },
  )
})

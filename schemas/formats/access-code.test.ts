import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessCodeAlphabet, formatAccessCode, normalizeAccessCode } from './access-code.ts'

const codes = fc.string({
  unit: fc.constantFrom(...accessCodeAlphabet),
  minLength: 8,
  maxLength: 8,
})

describe('an access code (A5)', () => {
  it('is the same however it is written', () =>
    fc.assert(
      fc.property(codes, fc.boolean(), (code, isLower) => {
        const lookAlike = code.replaceAll('0', 'O').replaceAll('1', 'I')
        for (const written of [code, formatAccessCode(code), ` ${lookAlike} `, code.replaceAll('1', 'l')]) {
          expect(normalizeAccessCode(isLower ? written.toLowerCase() : written)).toBe(code)
        }
      }),
    ))
  it('may be typed on a Cyrillic keyboard', () => {
    expect(normalizeAccessCode('авек-мнрс')).toBe('ABEKMHPC')
  })
  it.each(['', 'ABCD-EFG', 'ABCD-EFGH-1', 'ABCD-EFGU', 'ABCD_EFGH', 'ЯЯЯЯЯЯЯЯ', '\0ABCDEFGH'])(
    'is not "%s"',
    (text) => {
      expect(normalizeAccessCode(text)).toBeUndefined()
    },
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import { crockford } from './crockford.ts'
import {
  checkCharacter,
  documentAddress,
  documentPath,
  readDocumentCode,
  writeDocumentCode,
} from './document-code.ts'

const character = fc.constantFrom(...crockford)
const code = fc
  .array(character, { minLength: 12, maxLength: 12 })
  .map((letters) => letters.join('') + checkCharacter(letters.join('')))

describe('the code of a document (D-DV)', () => {
  it('is read as it was written, with hyphens, spaces, small letters and look-alikes', () => {
    fc.assert(
      fc.property(code, (right) => {
        const written = writeDocumentCode(right)
        expect(written).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]$/)
        const typed = [
          written,
          written.toLowerCase(),
          ` ${written.replaceAll('-', '  ')} `,
          written.replaceAll('-', '–').replaceAll('0', 'O').replaceAll('1', 'l'),
          right.replaceAll('0', 'о').replaceAll('1', 'I').replaceAll('A', 'а'),
        ]
        for (const one of typed) expect(readDocumentCode(one), one).toBe(right)
      }),
    )
  })

  it('shows any one character that is wrong', () => {
    fc.assert(
      fc.property(code, fc.nat({ max: 12 }), character, (right, place, other) => {
        fc.pre(right[place] !== other)
        expect(readDocumentCode(right.slice(0, place) + other + right.slice(place + 1))).toBeUndefined()
      }),
    )
  })

  it('shows any two characters that have changed places', () => {
    fc.assert(
      fc.property(code, fc.nat({ max: 12 }), fc.nat({ max: 12 }), (right, one, other) => {
        fc.pre(right[one] !== right[other])
        const letters = [...right]
        ;[letters[one], letters[other]] = [letters[other] ?? '', letters[one] ?? '']
        expect(readDocumentCode(letters.join(''))).toBeUndefined()
      }),
    )
  })

  it('is nothing shorter, longer or of other characters', () => {
    for (const wrong of ['', 'ABCD', '0000-0000-0000-00', 'UUUU-UUUU-UUUU-U', '<script>', '0'.repeat(5000)])
      expect(readDocumentCode(wrong), wrong).toBeUndefined()
    expect(readDocumentCode('0000-0000-0000-0')).toBe('0000000000000')
  })

  it('stands in the address of the page that checks it', () => {
    expect(documentPath('kk', '0000000000000')).toBe('/dv/kk/0000-0000-0000-0')
  })

  it('is given away with the page in the language of the document', () => {
    const address = (lang: Locale) => documentAddress('https://shipa.example', lang, '0000000000000')
    expect(address('uz')).toBe('https://shipa.example/uz/dv/uz/0000-0000-0000-0')
    expect(address('ru')).toBe('https://shipa.example/dv/ru/0000-0000-0000-0')
  })
})

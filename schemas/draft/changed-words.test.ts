import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changedWords } from './changed-words.ts'

const shown = (before: string, after: string) =>
  changedWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'gone' ? '-' : '+'}[${text.trim()}]`))
    .join('')

describe('changedWords', () => {
  it.each([
    ['Врач опоздал на час', 'Врач опоздал на два часа', 'Врач опоздал на-[час]+[два часа]'],
    ['Всё хорошо', 'Всё хорошо', 'Всё хорошо'],
    ['', 'Новое', '+[Новое]'],
    ['Старое', '', '-[Старое]'],
  ])('of «%s» and «%s» says what is gone and what is new', (before, after, said) => {
    expect(shown(before, after)).toBe(said)
  })

  it('loses no word of either text', () => {
    const text = fc
      .array(fc.constantFrom('а', 'б', 'в', 'г'), { maxLength: 12 })
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = changedWords(before, after)
        const without = (kind: string) =>
          parts
            .filter((part) => part.kind !== kind)
            .map((part) => part.text.trim())
            .join(' ')
        expect([without('new'), without('gone')]).toEqual([before, after])
      }),
    )
  })
})

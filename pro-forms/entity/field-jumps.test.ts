import { describe, expect, it } from 'vitest'
import { t } from '../../schemas/core/type.ts'
import { jumpsOf } from './field-jumps.tsx'

const label = (ru: string) => ({ ru, kk: ru, uz: ru, en: `${ru} (en)` })
const field = (name: string, hidden = false) => t.string({ label: label(name), ...(hidden && { hidden }) })
const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

describe('jumps of a form', () => {
  it('lead to each field that a long form shows, by its label', () => {
    const fields = Object.fromEntries(names.map((name) => [name, field(name)]))
    const jumps = jumpsOf(t.object({ ...fields, own: field('own', true) }), 'en')
    expect(jumps.map(({ name }) => name)).toEqual(names)
    expect(jumps[0]?.label).toBe('a (en)')
  })
  it('are not there where the form is seen as a whole', () => {
    expect(jumpsOf(t.object({ a: field('a'), b: field('b') }), 'ru')).toEqual([])
  })
})

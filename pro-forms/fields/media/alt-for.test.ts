import { describe, expect, it } from 'vitest'
import { altFor } from './alt-for.ts'

describe('the alt texts of a picture that was chosen', () => {
  it('are those of the library, and for other languages those of the place', () => {
    const item = { ALT: { ru: 'Кабинет врача', en: ' ' } }
    expect(altFor(item, { ru: 'Холл', en: 'A hall' })).toEqual({ ru: 'Кабинет врача', en: 'A hall' })
  })

  it('are empty if nobody has written them: the name of a file is in no language', () => {
    const file = { NAME: 'Oq tish logotipi', ALT: {} }
    expect(altFor(file, undefined)).toEqual({})
    expect(altFor(file, { en: 'A hall' })).toEqual({ en: 'A hall' })
  })
})

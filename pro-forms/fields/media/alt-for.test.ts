import { describe, expect, it } from 'vitest'
import { altFor } from './alt-for.ts'

describe('the alt texts of a picture that was chosen', () => {
  it('are those of the library, and for other languages those of the place', () => {
    const item = { NAME: 'Кабинет', ALT: { ru: 'Кабинет врача', en: ' ' } }
    expect(altFor(item, { ru: 'Холл', en: 'A hall' })).toEqual({ ru: 'Кабинет врача', en: 'A hall' })
  })

  it('are the name if there is nothing else, unless a camera gave it', () => {
    expect(altFor({ NAME: 'Кабинет', ALT: {} }, undefined)).toEqual({ ru: 'Кабинет' })
    expect(altFor({ NAME: 'IMG_2041', ALT: {} }, { en: 'A hall' })).toEqual({ en: 'A hall' })
  })

  it.each(['Oq tish logotipi', 'tish-doktori', 'Тіс дәрігері', 'front desk'])(
    'do not take %s for Russian words',
    (name) => expect(altFor({ NAME: name, ALT: {} }, undefined)).toEqual({}),
  )
})

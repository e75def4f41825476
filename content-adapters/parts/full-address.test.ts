import { describe, expect, it } from 'vitest'
import { fullAddress } from './full-address.ts'

const city = { slug: 'karaganda', name: { ru: 'Караганда', kk: 'Қарағанды', en: 'Karaganda' } }

describe('fullAddress', () => {
  it('puts the city before the street, in English after it', () => {
    const address = {
      ru: 'пр. Мира, 5',
      kk: 'Бейбітшілік даңғылы, 5',
      uz: 'Tinchlik, 5',
      en: '5 Mira avenue',
    }
    expect(fullAddress({ address, city })).toEqual({
      ru: 'Караганда, пр. Мира, 5',
      kk: 'Қарағанды, Бейбітшілік даңғылы, 5',
      uz: 'Караганда, Tinchlik, 5',
      en: '5 Mira avenue, Karaganda',
    })
  })

  it('leaves an address that names its city as it is', () => {
    for (const address of [
      { ru: 'г. Караганда, пр. Мира, 5' },
      { ru: 'КАРАГАНДА' },
      { ru: 'x', kk: 'Қарағанды қ.' },
    ])
      expect(fullAddress({ address, city })).toBe(address)
  })

  it('is what is known of the two', () => {
    expect(fullAddress({ city })).toEqual(city.name)
    expect(fullAddress({ address: { ru: 'пр. Мира, 5' } })).toEqual({ ru: 'пр. Мира, 5' })
    expect(fullAddress({})).toBeUndefined()
  })
})

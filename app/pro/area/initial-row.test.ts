import { describe, expect, it } from 'vitest'
import cabinets from '../../../schemas/areas/cabinets.ts'
import services from '../../../schemas/areas/services.ts'
import { initialRow } from './initial-row.ts'

describe('initialRow', () => {
  it.each([
    ['UZ', 'UZS'],
    ['KG', 'KGS'],
    ['KZ', 'KZT'],
    ['FR', 'KZT'],
  ])('begins a service in the currency of the country: %s', (country, currency) => {
    expect(initialRow(services, { timezone: 'Asia/Tashkent', country }).VALUE).toMatchObject({ currency })
  })

  it('begins a branch in the time zone of the company, without what the area does not have', () => {
    const { VALUE } = initialRow(cabinets, { timezone: 'Asia/Tashkent', country: 'UZ' })
    expect(VALUE).toMatchObject({ timezone: 'Asia/Tashkent' })
    expect(VALUE).not.toHaveProperty('currency')
  })
})

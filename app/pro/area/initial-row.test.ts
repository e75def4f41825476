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
    expect(initialRow(services, { timezone: 'Asia/Tashkent', country, publish: true }).VALUE).toMatchObject({
      currency,
    })
  })

  it('begins a branch in the time zone of the company, without what the area does not have', () => {
    const { VALUE } = initialRow(cabinets, { timezone: 'Asia/Tashkent', country: 'UZ', publish: true })
    expect(VALUE).toMatchObject({ timezone: 'Asia/Tashkent' })
    expect(VALUE).not.toHaveProperty('currency')
  })

  it('is hidden at first where its author may not publish, as the server keeps it', () => {
    const home = { timezone: 'Asia/Tashkent', country: 'UZ' }
    expect(initialRow(services, { ...home, publish: true }).STATUS).toBe('shown')
    expect(initialRow(services, { ...home, publish: false }).STATUS).toBe('hidden')
  })
})

import { describe, expect, it } from 'vitest'
import { zonedInstant } from '../formats/zone.ts'
import { priceOn } from './price-on.ts'
import { priceToday } from './price-today.ts'
import type { PromotedPrice } from './promoted-price.ts'

const service = { price: 5000, priceTo: null, currency: 'KZT', prices: [] }
const promotedIn = (cabinet: string, zone: string, change: Partial<PromotedPrice> = {}): PromotedPrice => ({
  ...{ promotion: 'p', service: 's', cabinet, doctors: null, except: [], before: 5000, now: 4000 },
  currency: 'KZT',
  startsAt: zonedInstant('2026-12-01', '00:00', zone),
  endsAt: zonedInstant('2026-12-16', '00:00', zone),
  ...change,
})
const promoted = [promotedIn('almaty', 'Asia/Almaty'), promotedIn('moscow', 'Europe/Moscow')]
const paid = (cabinet: string, at: Date, doctor: string | null = null, list = service) =>
  priceOn({ ...list, promoted }, { doctor, cabinet }, at.getTime()).price

describe('the price of a day', () => {
  it('ends at midnight of each branch, an hour or more apart', () => {
    const midnight = zonedInstant('2026-12-16', '00:00', 'Asia/Almaty')
    const before = new Date(midnight.getTime() - 1)
    expect([paid('almaty', before), paid('almaty', midnight)]).toEqual([4000, 5000])
    expect([paid('moscow', before), paid('moscow', midnight)]).toEqual([4000, 4000])
    expect(paid('moscow', zonedInstant('2026-12-16', '00:00', 'Europe/Moscow'))).toBe(5000)
  })

  it('is that of the list once the list has changed, and with a doctor of another price', () => {
    const at = zonedInstant('2026-12-05', '12:00', 'Asia/Almaty')
    expect(paid('almaty', at, null, { ...service, price: 6000 })).toBe(6000)
    expect(paid('almaty', at, null, { ...service, currency: 'RUB' })).toBe(5000)
    const prices = [{ doctor: 'd', price: 9000 }]
    expect(
      priceOn({ ...service, prices, promoted }, { doctor: 'd', cabinet: 'almaty' }, at.getTime()).price,
    ).toBe(9000)
  })
})

describe('a list of services', () => {
  const at = zonedInstant('2026-12-05', '12:00', 'Asia/Almaty').getTime()
  const today = (all: readonly PromotedPrice[], branches = ['almaty', 'moscow']) => {
    const { price, priceTo, prices } = priceToday(service, { promoted: all, branches, at })
    return [price, priceTo, prices]
  }

  it('has the price of a promotion that holds everywhere, a range where it holds in one branch', () => {
    expect(today(promoted)).toEqual([4000, null, []])
    expect(today(promoted.slice(0, 1))).toEqual([4000, 5000, []])
    expect(today(promoted.slice(0, 1), ['almaty'])).toEqual([4000, null, []])
    expect(today([promotedIn('almaty', 'Asia/Almaty', { except: ['d'] })], ['almaty'])).toEqual([
      4000,
      5000,
      [],
    ])
  })

  it('gives the price to the doctors for whom alone it is, and to nobody else', () => {
    const chosen = [promotedIn('almaty', 'Asia/Almaty', { doctors: ['d'] })]
    expect(today(chosen)).toEqual([5000, null, [{ doctor: 'd', price: 4000 }]])
  })

  it('has the price of the list without a promotion', () => {
    expect(today([])).toEqual([5000, null, []])
    expect(today([promotedIn('almaty', 'Asia/Almaty', { endsAt: new Date(at) })])).toEqual([5000, null, []])
  })
})

import { describe, expect, it } from 'vitest'
import {
  doctorPrice,
  lowestPrice,
  type PricedService,
  specialitiesNamed,
  visitPrice,
} from './visit-prices.ts'

const service = (name: string, price: number, more: Partial<PricedService> = {}): PricedService => ({
  name,
  price,
  priceTo: null,
  priceRepeat: null,
  currency: 'KZT',
  prices: [],
  ...more,
})

const named = specialitiesNamed({
  cardiologist: { ru: 'Кардиолог' },
  neurologist: { ru: 'Невролог' },
  therapist: { ru: 'Терапевт' },
})

describe('the price of a first visit', () => {
  it.each<[string, PricedService[], number | undefined]>([
    ['is not the cheapest line', [service('Снимок', 900), service('Приём терапевта', 5000)], 5000],
    [
      'is not that of a repeat one',
      [service('Повторный приём', 3000), service('Приём терапевта', 5000)],
      5000,
    ],
    [
      'is that of what is called a first one',
      [service('Консультация по телефону', 2000), service('Первичный приём', 7000)],
      7000,
    ],
    [
      'is that of what has a price for a repeat visit',
      [service('Приём', 4000), service('Приём врача', 6000, { priceRepeat: 0 })],
      6000,
    ],
    ['is not known where no service is a visit', [service('Приёмник', 10), service('МРТ', 20_000)], 10],
  ])('%s', (_, services, price) => {
    expect((visitPrice(services) ?? lowestPrice(services))?.price).toBe(price)
  })

  it('of a clinic is none where its price list has only examinations', () => {
    expect(visitPrice([service('МРТ', 20_000), service('Анализ крови', 500)])).toBeUndefined()
  })

  const services = [
    service('Анализ крови', 500),
    service('Приём кардиолога', 9000, { prices: [{ doctor: '7', price: 12_000 }] }),
    service('Приём детского невролога', 8000),
    service('Консультация врача, первая', 6000),
    service('Первый визит ребёнка', 2000),
  ]
  it.each([
    ['is the own one, where the clinic has it', '7', ['cardiologist'], 12_000],
    ['is that of the speciality', '8', ['cardiologist'], 9000],
    ['is that of the speciality in any case of its name', '8', ['neurologist'], 8000],
    ['is that of any doctor where nothing is said of the speciality', '8', ['therapist'], 6000],
  ])('of a doctor %s', (_, code, specialities, price) => {
    expect(doctorPrice(services, { code, specialities }, named)?.price).toBe(price)
  })

  it('of a doctor is none where the price list has only other specialities', () => {
    const others = [service('Приём кардиолога', 9000), service('Анализ крови', 500)]
    expect(doctorPrice(others, { code: '8', specialities: ['therapist'] }, named)).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { type Bookable, chosenOf, nearestOf, pricedToday } from './booking-choice.client.tsx'

const branch = (COMPANY_CABINET_CODE: string) => ({ COMPANY_CABINET_CODE, NAME: COMPANY_CABINET_CODE })
const doctor = (
  SPECIALIST_CODE: string,
  CABINETS: string[],
  SLUG: string,
  NEAREST_SLOTS: { START: string; COMPANY_CABINET_CODE: string }[] = [],
) => ({
  SPECIALIST_CODE,
  CABINETS,
  NEAREST_SLOT: null,
  NEAREST_SLOTS,
  SPECIALITIES: [{ SLUG, NAME: SLUG }],
})
const data = {
  company: {
    CABINETS: [branch('11'), branch('12')],
    SERVICES: [
      { SERVICE_CODE: 's1', SPECIALISTS: [] },
      { SERVICE_CODE: 's2', SPECIALISTS: ['501'] },
    ],
  },
  doctors: [doctor('501', ['12'], 'dentist'), doctor('502', ['11', '12'], 'surgeon')],
} as unknown as Bookable

const choose = (choice: { cabinet?: string; whom?: string; service?: string }) => {
  const found = chosenOf(data, { cabinet: '', whom: 'any', service: '', ...choice })
  return (
    found && {
      at: found.cabinet.COMPANY_CABINET_CODE,
      here: found.here.map(({ SPECIALIST_CODE }) => SPECIALIST_CODE),
      doctor: found.doctor?.SPECIALIST_CODE,
      speciality: found.speciality?.SLUG,
      service: found.service?.SERVICE_CODE,
      services: found.services.map(({ SERVICE_CODE }) => SERVICE_CODE),
    }
  )
}

describe('what is asked for', () => {
  it('is the first branch and anybody there, where nothing is chosen', () => {
    expect(choose({})).toMatchObject({ at: '11', here: ['502'], doctor: undefined, service: undefined })
  })

  it('is in the branch of the doctor, unless another one is chosen', () => {
    expect(choose({ whom: '501' })).toMatchObject({ at: '12', doctor: '501' })
    expect(choose({ whom: '501', cabinet: '11' })).toMatchObject({ at: '11', doctor: undefined })
  })

  it('is in the branch of the next free time, unless a branch is chosen', () => {
    const at = (START: string, COMPANY_CABINET_CODE: string) => ({ START, COMPANY_CABINET_CODE })
    const free = {
      ...data,
      doctors: [
        doctor('501', ['12'], 'dentist', [at('2026-11-30T05:00:00Z', '12')]),
        doctor('502', ['11', '12'], 'surgeon', [
          at('2026-11-30T04:00:00Z', '12'),
          at('2026-11-30T06:00:00Z', '11'),
        ]),
      ],
    } as unknown as Bookable
    const branchOf = (choice: { cabinet?: string; whom?: string }) =>
      chosenOf(free, { cabinet: '', whom: 'any', service: '', ...choice })?.cabinet.COMPANY_CABINET_CODE
    expect(branchOf({ whom: '502' })).toBe('12')
    expect(branchOf({ whom: '502', cabinet: '11' })).toBe('11')
    expect(branchOf({})).toBe('12')
    const starts = (choice: { cabinet?: string; whom?: string }) =>
      nearestOf(free, { cabinet: '', whom: 'any', service: '', ...choice }).map(({ START }) =>
        START.slice(11, 13),
      )
    expect(starts({})).toEqual(['04', '05', '06'])
    expect(starts({ whom: 'any:dentist' })).toEqual(['05'])
    expect(starts({ whom: '502', cabinet: '11' })).toEqual(['06'])
  })

  it('is a service that the doctor offers', () => {
    expect(choose({ whom: '502', service: 's2' })).toMatchObject({ services: ['s1'], service: undefined })
    expect(choose({ whom: '501', service: 's2' })).toMatchObject({ services: ['s1', 's2'], service: 's2' })
    expect(choose({ service: 's2' })).toMatchObject({ service: 's2' })
  })

  it('may be any doctor of a speciality, where there is one', () => {
    expect(choose({ cabinet: '12', whom: 'any:dentist' })).toMatchObject({ speciality: 'dentist' })
    expect(choose({ cabinet: '11', whom: 'any:dentist' })).toMatchObject({ speciality: undefined })
  })

  it('leaves out what there is not any more, and is nothing where nobody can be booked', () => {
    expect(choose({ cabinet: '99', whom: '999', service: 's9' })).toMatchObject({
      at: '11',
      service: undefined,
    })
    expect(choose({ service: 's1' })).toMatchObject({ service: 's1' })
    expect(chosenOf({ ...data, doctors: [] }, { cabinet: '', whom: 'any', service: '' })).toBeUndefined()
  })
})

describe('the price of a service in the list', () => {
  const promotion = { PRICE_BEFORE: 22_000, TEXT: 'Акция до 15 декабря' }
  const at = (
    COMPANY_CABINET_CODE: string,
    SPECIALIST_CODE: string | null,
    PRICE: number,
    isPromoted = false,
  ) => ({
    ...{ COMPANY_CABINET_CODE, SPECIALIST_CODE, PRICE, PRICE_TO: null },
    PROMOTION: isPromoted ? promotion : null,
  })
  const priced = (service: object, choice: { cabinet: string; whom?: string }) => {
    const found = chosenOf(data, { whom: 'any', service: '', ...choice })
    return (
      found && pricedToday({ PRICE: 22_000, PRICE_TO: null, SPECIALISTS: [], ...service } as never, found)
    )
  }
  const PRICES = [at('11', null, 22_000), at('12', null, 18_000, true), at('12', '501', 30_000)]

  it('is that of today in the chosen branch with the chosen doctor', () => {
    expect(priced({ PRICES }, { cabinet: '11' })).toMatchObject({ PRICE: 22_000, PROMOTION: null })
    expect(priced({ PRICES }, { cabinet: '12' })).toMatchObject({ PRICE: 18_000, PROMOTION: promotion })
    expect(priced({ PRICES }, { cabinet: '12', whom: '501' })).toMatchObject({ PRICE: 30_000 })
    expect(priced({ PRICES }, { cabinet: '12', whom: '502' })).toMatchObject({ PRICE: 18_000 })
  })

  it('is with any doctor the lowest that a promotion of one of them makes, and names that doctor', () => {
    const own = [...PRICES, at('12', '502', 15_000, true)]
    expect(priced({ PRICES: own }, { cabinet: '12' })).toMatchObject({
      ...{ PRICE: 15_000, PROMOTION: promotion },
      only: { SPECIALIST_CODE: '502' },
    })
    expect(priced({ PRICES: own }, { cabinet: '12', whom: '502' })).not.toHaveProperty('only')
    expect(priced({ PRICES: own, SPECIALISTS: ['501'] }, { cabinet: '12' })).toMatchObject({ PRICE: 18_000 })
    expect(priced({ PRICES: own }, { cabinet: '11' })).toMatchObject({ PRICE: 22_000 })
  })

  it('is the usual one where nothing makes another', () => {
    expect(priced({}, { cabinet: '12' })).toMatchObject({ PRICE: 22_000 })
    expect(priced({ PRICES: [] }, { cabinet: '12' })).toMatchObject({ PRICE: 22_000 })
  })
})

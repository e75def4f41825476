import { describe, expect, it } from 'vitest'
import { type Bookable, chosenOf } from './booking-choice.client.tsx'

const branch = (COMPANY_CABINET_CODE: string) => ({ COMPANY_CABINET_CODE, NAME: COMPANY_CABINET_CODE })
const doctor = (SPECIALIST_CODE: string, CABINETS: string[], SLUG: string) => ({
  SPECIALIST_CODE,
  CABINETS,
  NEAREST_SLOT: null,
  NEAREST_SLOTS: [],
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
      isBranchOpen: found.isBranchOpen,
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

  it('has a branch of a doctor with several only where somebody has chosen it', () => {
    expect(choose({ whom: '502' })).toMatchObject({ isBranchOpen: true })
    expect(choose({ whom: '502', cabinet: '12' })).toMatchObject({ at: '12', isBranchOpen: false })
    expect(choose({ whom: '501' })).toMatchObject({ isBranchOpen: false })
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

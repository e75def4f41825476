import { describe, expect, it } from 'vitest'
import type { AppointmentStatus } from '../../../schemas/booking/appointment-status.ts'
import { firstBranch } from './first-branch.ts'

const cabinets = ['11', '12', '13'].map((COMPANY_CABINET_CODE) => ({ COMPANY_CABINET_CODE }))
const visit = (COMPANY_CABINET_CODE: string, STATUS: AppointmentStatus = 'confirmed') => ({
  COMPANY_CABINET_CODE,
  STATUS,
})
const doctor = { cabinets, cabinetCode: '11', named: null, isOwn: true }
const registrar = { ...doctor, isOwn: false }
const all = { ...registrar, cabinetCode: '0' }

describe('the branch in which the calendar begins', () => {
  it.each([
    ['where the doctor has patients', doctor, [visit('12')], '12'],
    ['the chosen one, where the doctor has patients there too', doctor, [visit('12'), visit('11')], '11'],
    ['the chosen one, where the doctor has no patients', doctor, [], '11'],
    ['not one whose visits are cancelled', doctor, [visit('12', 'cancelled_by_patient'), visit('13')], '13'],
    ['the one that the address names', { ...doctor, named: '11' }, [visit('12')], '11'],
    ['of a doctor with all of them chosen', { ...doctor, cabinetCode: '0', named: '0' }, [visit('12')], '12'],
    ['the first with visits, with all of them chosen', all, [visit('13'), visit('12')], '12'],
    ['the first, with all of them chosen and no visits', all, [], '11'],
    ['the chosen one of a registrar, whose calendar is that of a branch', registrar, [visit('12')], '11'],
  ])('is %s', (_, choice, visits, expected) => {
    expect(firstBranch(choice, visits)?.COMPANY_CABINET_CODE).toBe(expected)
  })
})

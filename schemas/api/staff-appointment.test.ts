import { expect, it } from 'vitest'
import { staffAppointmentBody } from './staff-appointment.ts'

const START = '2026-11-30T04:00:00Z'
const faultsOf = (body: object) =>
  (staffAppointmentBody.safeParse({ DOCTOR_CODE: '501', START, ...body }).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .sort()

it('names everything that a booking by the staff lacks at once, the phone number too', () => {
  expect(faultsOf({})).toEqual(['LASTNAME', 'NAME', 'TEL'])
  expect(faultsOf({ LASTNAME: 'Ким', NAME: 'Ольга' })).toEqual(['TEL'])
})

it('asks for no phone number of somebody who is already here', () => {
  expect(faultsOf({ WALK_IN: true })).toEqual(['LASTNAME', 'NAME'])
  expect(faultsOf({ LASTNAME: 'Ким', NAME: 'Ольга', WALK_IN: true })).toEqual([])
})

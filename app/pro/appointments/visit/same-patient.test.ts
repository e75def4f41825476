import { expect, it } from 'vitest'
import { visitOf } from '../calendar/test/samples.ts'
import { timesOfPatient, type VisitPatient } from './same-patient.ts'

const visits = [
  visitOf({ APPOINTMENT_CODE: 'B1', LABEL: '13:00', STATUS: 'completed', PATIENT_CODE: 'p1' }),
  visitOf({ APPOINTMENT_CODE: 'B2', LABEL: '10:30' }),
  visitOf({ APPOINTMENT_CODE: 'B3', LABEL: '11:00', STATUS: 'cancelled_by_clinic' }),
  visitOf({ APPOINTMENT_CODE: 'B4', LABEL: '12:00', SPECIALIST_CODE: '2' }),
  visitOf({ APPOINTMENT_CODE: 'B5', LABEL: '15:00', DATE: '2026-12-01' }),
  visitOf({ APPOINTMENT_CODE: 'B6', LABEL: '16:00', LASTNAME: '', NAME: '', TEL: null, STATUS: 'hold' }),
]
const serikov: VisitPatient = {
  PATIENT_CODE: null,
  LASTNAME: 'сериков ',
  NAME: 'Болат',
  TEL: '+77001234567',
}
const times = (more: Partial<VisitPatient>, except?: string) =>
  timesOfPatient(visits, { patient: { ...serikov, ...more }, doctor: '1', date: '2026-11-30', except })

it.each([
  ['of somebody with the same name and phone', {}, ['10:30', '13:00']],
  ['of the name alone, as long as no phone is entered', { TEL: null }, ['10:30', '13:00']],
  ['of the same card', { PATIENT_CODE: 'p1', TEL: '+77009999999' }, ['13:00']],
  ['none of a namesake with another phone', { TEL: '+77009999999' }, []],
  ['of a namesake without a card only where the card is another one', { PATIENT_CODE: 'p2' }, ['10:30']],
  ['none of a name that is not whole yet', { NAME: '' }, []],
])('names the visits of the day to this doctor: %s', (_, more, expected) => {
  expect(times(more)).toEqual(expected)
})

it('does not name the visit that is being moved', () => {
  expect(times({}, 'B2')).toEqual(['13:00'])
})

import { expect, it } from 'vitest'
import type { z } from '../core/zod.ts'
import { changePasswordBody, registerBody } from './account.ts'
import { appointmentRequestBody } from './appointment-request.ts'
import { bookingCodeBody } from './booking-hold.ts'
import { questionDecisionBody } from './question.ts'
import { reviewCodeBody, writingDecisionBody } from './review.ts'
import { serviceRequestBody } from './service-request.ts'

const problems = (schema: Pick<z.ZodMiniType, 'safeParse'>, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

it('a request for an appointment tells of a missing contact and patient with all other faults', () => {
  const body = { COMPANY_CODE: '1001', NAME: '1', FOR: 'other', DATE_FROM: '2026-02-30' }
  expect(problems(appointmentRequestBody, body).sort()).toEqual([
    'CONSENT consent',
    'DATE_FROM invalid',
    'NAME personName',
    'PATIENT required',
    'TEL reach',
  ])
})

it('a wrong contact is not said to be missing', () => {
  const body = { COMPANY_CODE: '1001', NAME: 'Ана', TEL: '12', CONSENT: true }
  expect(problems(appointmentRequestBody, body)).toEqual(['TEL phone'])
})

const bodies: [string, Pick<z.ZodMiniType, 'safeParse'>][] = [
  ['a request for an appointment', appointmentRequestBody],
  ['a request for a service', serviceRequestBody],
  ['a registration', registerBody],
  ['a new password', changePasswordBody],
  ['a code for a booking', bookingCodeBody],
  ['a code for a review', reviewCodeBody],
  ['a decision about a question', questionDecisionBody],
  ['a decision about a review', writingDecisionBody],
]
it.each(bodies)('%s may have any values in its fields', (_, schema) => {
  const odd = [1, true, null, [], {}, { length: 9 }, '']
  for (const value of [...odd, undefined]) {
    expect(() => schema.safeParse(value)).not.toThrow()
    const names = [
      'PASSWORD',
      'OLD_PASSWORD',
      'EMAIL',
      'TEL',
      'FOR',
      'PATIENT',
      'DECISION',
      'REASON',
      'HOLD_ID',
    ]
    const fields = Object.fromEntries(names.map((name) => [name, value]))
    expect(problems(schema, fields).length).toBeGreaterThan(0)
  }
})

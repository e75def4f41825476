import {
  type DayPart,
  dayParts,
  type PatientKind,
  patientKinds,
} from '../appointment-requests/appointment-request.ts'
import { z } from '../core/zod.ts'
import { email, filled, personName, phone, problem, together } from './fields.ts'
import { blank, formConsent, line, lines } from './form-fields.ts'
import { withCountry } from './with-country.ts'

const code = filled.check(z.regex(/^[\w-]{1,60}$/, problem('invalid')))

const named = <Name extends string>(choices: Record<Name, unknown>) =>
  z.enum(Object.keys(choices) as [Name, ...Name[]], problem('invalid'))

const isDate = (value: string) =>
  !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value)

/** A visitor's request for an appointment, with wishes instead of a time; with the patient's name if it is for another person. */
export const appointmentRequestBody = withCountry(
  z
    .strictObject({
      COMPANY_CODE: filled.check(z.regex(/^[a-z0-9-]{1,120}$/i, problem('invalid'))),
      CABINET_CODE: blank(code),
      DOCTOR_CODE: blank(code),
      SERVICE_CODE: blank(code),
      DATE_FROM: blank(
        filled.check(z.regex(/^20\d\d-\d\d-\d\d$/, problem('invalid')), z.refine(isDate, problem('invalid'))),
      ),
      DAY_PARTS: z.optional(
        z.array(named<DayPart>(dayParts)).check(
          z.maxLength(3, problem('invalid')),
          z.overwrite((parts) => [...new Set(parts)]),
        ),
      ),
      NAME: personName,
      TEL: blank(phone),
      EMAIL: blank(email),
      FOR: blank(named<PatientKind>(patientKinds)),
      PATIENT: blank(line(120)),
      COMMENT: blank(lines(1000)),
      CONSENT: formConsent,
    })
    .check(
      z.refine(({ TEL, EMAIL }) => TEL !== undefined || EMAIL !== undefined, together('reach', 'TEL')),
      z.refine(
        ({ FOR = 'self', PATIENT }) => FOR === 'self' || PATIENT !== undefined,
        together('required', 'PATIENT'),
      ),
    ),
)

import type { FieldProblem } from '../../../schemas/api/field-problem.ts'
import {
  birthday,
  email,
  optionalName,
  personName,
  phone,
  problemOf,
  type TextRule,
} from '../../../schemas/api/text-rules.ts'
import { phoneWithin } from '../../../schemas/reference/countries.ts'
import type { FaultTexts } from './booking-texts.ts'

/** The typed values of a booking's form, by field; a box that is not ticked is absent. */
export type VisitorValues = Partial<Record<string, string>>

const problem = (rule: TextRule, text: string): FieldProblem | undefined => problemOf(rule, rule.tidy(text))

/** A phone as the server reads it: one without a calling code is of the clinic's country (V-6). */
export const phoneOf = phoneWithin

/** The faults of the form, by field, in the words of the server: they are shown before a code is asked for. */
export function visitorFaults(values: VisitorValues, country: string, texts: FaultTexts) {
  const { LASTNAME = '', NAME = '', TEL = '', EMAIL = '', CONTACT = '', BIRTHDAY = '', CONSENT } = values
  const found = {
    CONTACT: problem(optionalName, CONTACT),
    LASTNAME: problem(personName, LASTNAME),
    NAME: problem(personName, NAME),
    BIRTHDAY: BIRTHDAY.trim() === '' ? undefined : problem(birthday, BIRTHDAY),
    TEL: problem(phone, phoneOf(TEL, country)),
    EMAIL: EMAIL.trim() === '' ? undefined : problem(email, EMAIL),
    CONSENT: CONSENT === undefined ? ('consent' as const) : undefined,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, one]) =>
      one ? [[name, texts[one as keyof FaultTexts] ?? texts.required]] : [],
    ),
  )
}

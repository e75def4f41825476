import { optional, type TextRule } from '../../../schemas/api/text-rule.ts'
import { birthday, email, optionalName, personName, phone } from '../../../schemas/api/text-rules.ts'
import { phoneWithin } from '../../../schemas/reference/countries.ts'

/** The values of a form that is confirmed by a code. Fields that are not shown are absent. */
export type CodedValues = { TEL?: string; EMAIL?: string; CODE?: string; CONSENT: boolean }

export type VisitorValues = CodedValues & { WHATSAPP?: boolean } & Partial<
    Record<'FOR' | 'LASTNAME' | 'NAME' | 'CONTACT' | 'BIRTHDAY' | 'COMMENT', string>
  >

/** A phone as the server reads it: one without a calling code is of the clinic's country (V-6). */
export const phoneIn = (country: string): TextRule => ({
  tidy: (text) => phone.tidy(phoneWithin(text, country)),
  needs: phone.needs,
})

/** The rules of the form of a booking. */
export const visitorRules = (country: string) => ({
  CONTACT: optionalName,
  LASTNAME: personName,
  NAME: personName,
  BIRTHDAY: optional(birthday),
  TEL: phoneIn(country),
  EMAIL: optional(email),
})

/** The messages of an island by problem. */
export type Sayings = Readonly<Record<'required', string> & Record<string, string>>

/** The words of the server for a problem; an island brings only those that its form can have. */
export const sayFault = (texts: Sayings) => (problem: string) => texts[problem] ?? texts.required

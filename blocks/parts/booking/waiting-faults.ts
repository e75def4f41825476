import { email, personName, phone, problemOf } from '../../../schemas/api/text-rules.ts'
import { mostWaitingDays } from '../../../schemas/booking/booking-rules.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import type { FaultTexts } from './booking-texts.ts'
import { phoneOf, type VisitorValues } from './visitor-faults.ts'

/** The faults of the form of a waiting list, by field, in the words of the server. Empty days mean the offered ones. */
export function waitingFaults(
  values: VisitorValues,
  country: string,
  texts: FaultTexts & { wrongDays: string },
  today: string,
): Record<string, string> {
  const { NAME = '', TEL, EMAIL, DATE_FROM = '', DATE_TO = '', CONSENT } = values
  const name = problemOf(personName, personName.tidy(NAME))
  const contact =
    EMAIL === undefined
      ? problemOf(phone, phone.tidy(phoneOf(TEL ?? '', country)))
      : problemOf(email, email.tidy(EMAIL))
  const say = (problem: string) => texts[problem as keyof FaultTexts] ?? texts.required
  return {
    ...(DATE_FROM === '' && { DATE_FROM: texts.required }),
    ...(DATE_TO === '' && { DATE_TO: texts.required }),
    ...(DATE_FROM !== '' &&
      DATE_TO !== '' &&
      (DATE_TO < DATE_FROM || DATE_TO < today || DATE_TO > addDays(today, mostWaitingDays)) && {
        DATE_TO: texts.wrongDays,
      }),
    ...(name && { NAME: say(name) }),
    ...(contact && { [EMAIL === undefined ? 'TEL' : 'EMAIL']: say(contact) }),
    ...(CONSENT === undefined && { CONSENT: texts.consent }),
  }
}

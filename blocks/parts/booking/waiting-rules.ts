import { someText } from '../../../schemas/api/text-rule.ts'
import { email, personName } from '../../../schemas/api/text-rules.ts'
import { mostWaitingDays } from '../../../schemas/booking/booking-rules.ts'
import { addDays } from '../../../schemas/formats/zone.ts'
import { type CodedValues, phoneIn } from './visitor-rules.ts'

export type WaitingValues = CodedValues & {
  NAME: string
  DATE_FROM: string
  DATE_TO: string
  DAY_PARTS: string[]
}

/** The rules of the form of a waiting list, which asks for a phone or for an address. */
export const waitingRules = (channel: 'TEL' | 'EMAIL', country: string) => ({
  DATE_FROM: someText,
  DATE_TO: someText,
  NAME: personName,
  ...(channel === 'TEL' ? { TEL: phoneIn(country) } : { EMAIL: email }),
})

/** Days that are in order, not past, and within a year. */
export function wrongDays({ DATE_FROM, DATE_TO }: WaitingValues, today: string) {
  if (DATE_FROM === '' || DATE_TO === '') return {}
  const isWrong = DATE_TO < DATE_FROM || DATE_TO < today || DATE_TO > addDays(today, mostWaitingDays)
  return { DATE_TO: isWrong ? ('wrongDays' as const) : undefined }
}

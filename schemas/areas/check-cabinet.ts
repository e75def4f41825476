import { isPhone } from '../formats/phone.ts'
import type { Problem } from '../problem.ts'
import type { Cabinet } from './cabinet.ts'

/** Places of a list whose value stands in it before. */
const repeated = (values: readonly unknown[]): number[] =>
  values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []))

/** What a schema cannot say of a cabinet: phones that can exist, each day and date once. For a valid one only. */
export function checkCabinet({ phones, hours }: Cabinet): Problem[] {
  const wrong = (path: Problem['path'], code: Problem['code']): Problem => ({ path, code, params: {} })
  return [
    ...phones.flatMap((phone, index) => (isPhone(phone) ? [] : [wrong(['phones', index], 'phone')])),
    ...repeated(phones).map((index) => wrong(['phones', index], 'repeated')),
    ...repeated(hours?.week.map(({ day }) => day) ?? []).map((index) =>
      wrong(['hours', 'week', index, 'day'], 'repeated'),
    ),
    ...repeated(hours?.exceptions.map(({ date }) => date) ?? []).map((index) =>
      wrong(['hours', 'exceptions', index, 'date'], 'repeated'),
    ),
  ]
}

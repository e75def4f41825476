import type { Endpoint } from '../../http/endpoint.ts'
import { checkValue } from '../../input/check-value.ts'
import type { Area } from '../area.ts'

/**
 * Names the faults of a value beside those of a body that is refused anyway. The value of a good body is checked with the row that it
 * changes (`checkInput`), because a removed or changed row is said before a wrong value.
 */
export const checkOfRefused =
  ({ definition: { schema, check } }: Area): Endpoint['check'] =>
  (sent, { locale, isRefused }) => {
    if (isRefused && typeof sent === 'object' && sent !== null && 'VALUE' in sent)
      checkValue(schema, sent.VALUE, { name: 'VALUE', locale, ...(check && { check }) })
  }

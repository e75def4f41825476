import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldValues, Resolver } from 'react-hook-form'
import type { FormCheck } from './form-check.ts'

/**
 * A check as react-hook-form takes it. Not `zodResolver`, which passes on only code and message of an issue: our messages also need its
 * limits, and for a union the alternative that was meant.
 */
export const checkResolver =
  <Values extends FieldValues, Body>(check: FormCheck<Values, Body>): Resolver<Values, unknown, Body> =>
  async (values, _, options) => {
    const checked = await check(values, options.names ?? [])
    if ('body' in checked) return { values: checked.body as Body & FieldValues, errors: {} }
    const { fields, general } = checked.faults
    const found = Object.entries({ ...fields, ...(general !== undefined && { root: general }) })
    const errors = found.map(([name, message]): [string, FieldError] => [name, { type: 'check', message }])
    return { values: {}, errors: toNestErrors<Values>(Object.fromEntries(errors), options) }
  }

import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { checkTogether } from './check-together.ts'

const fault = (fields: Record<string, string[]>, data?: Record<string, unknown>) => () => {
  throw new ApiError('FIELDS', { fields, ...(data && { data }) })
}
const thrownBy = (...checks: (() => unknown)[]) => {
  try {
    return checkTogether(...checks)
  } catch (error) {
    return error
  }
}

test('the faults of all checks are one error, in which a field has its first fault', () => {
  const PLACES = { TEXT: [] }
  expect(
    thrownBy(
      fault({ NAME: ['Write it'] }),
      () => undefined,
      fault({ NAME: ['Other'], TEXT: ['No'] }, { PLACES }),
    ),
  ).toMatchObject({ code: 'FIELDS', fields: { NAME: ['Write it'], TEXT: ['No'] }, data: { PLACES } })
})

test('checks without a fault throw nothing, and another error is thrown at once', () => {
  expect(thrownBy(() => undefined)).toBeUndefined()
  const gone = new ApiError('NOT_FOUND')
  const checked: string[] = []
  const failing = () => {
    throw gone
  }
  expect(thrownBy(fault({ NAME: ['Write it'] }), failing, () => checked.push('later'))).toBe(gone)
  expect(checked).toEqual([])
})

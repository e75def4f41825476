import { ApiError } from './api-error.ts'

/**
 * Makes all checks, and then throws one 422 with the faults of all, so that a person corrects all at once; of two faults of a field it has
 * that of the earlier check. Another error is thrown at once.
 */
export function checkTogether(...checks: readonly (() => unknown)[]): void {
  const faults = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof ApiError && error.code === 'FIELDS') return [error]
      throw error
    }
  })
  const [first, ...more] = faults
  if (!first) return
  if (more.length === 0) throw first
  const earlierLast = faults.toReversed()
  throw new ApiError('FIELDS', {
    fields: Object.assign({}, ...earlierLast.map(({ fields }) => fields)),
    data: Object.assign({}, ...earlierLast.map(({ data }) => data)),
  })
}

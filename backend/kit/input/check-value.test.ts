import { describe, expect, it } from 'vitest'
import services, { type Service } from '../../../schemas/areas/services.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import { ApiError } from '../errors/api-error.ts'
import { checkValue } from './check-value.ts'

const { schema, example } = services

/** The problems that the refusal of a service reports. */
function refused(part: Partial<Record<keyof Service, unknown>> & Record<string, unknown>): Problem[] {
  try {
    checkValue(schema, { ...example, ...part }, { name: 'VALUE', locale: 'ru' })
  } catch (error) {
    if (error instanceof ApiError) return error.data?.PROBLEMS as Problem[]
    throw error
  }
  return []
}

describe('a value of a body', () => {
  it('with a list that is far too long is refused for that alone', () => {
    expect(refused({ prices: Array(120_000).fill('x') })).toEqual([
      { path: ['prices'], code: 'maxItems', params: { count: 200 } },
    ])
  })
  it('with more than a hundred faults is told the first hundred', () => {
    const extra = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`extra${index}`, 1]))
    expect(refused(extra)).toHaveLength(100)
  })
})

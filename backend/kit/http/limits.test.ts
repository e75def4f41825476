import { describe, expect, it } from 'vitest'
import { endpoints } from '../../registry.ts'

/** Limits by the value of a field, counted from everywhere. */
const byField = endpoints.flatMap(({ method, service, path, limits }) =>
  limits.flatMap((limit) =>
    typeof limit.per === 'object' && !limit.per.from
      ? [[`${method.toUpperCase()} /${service}${path} by ${limit.per.field}`, limit] as const]
      : [],
  ),
)

describe('a limit by what a stranger may write', () => {
  it.each(byField)(
    '%s counts the first calls of an address apart, so that nobody is locked out',
    (_, limit) => {
      expect(limit.firsts?.times).toBeGreaterThanOrEqual(limit.times)
      expect(limit.firsts?.each).toBeGreaterThan(1)
    },
  )
})

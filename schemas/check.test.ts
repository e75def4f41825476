import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import cabinets from './areas/cabinets.ts'
import { check } from './check.ts'
import { judge } from './judge.ts'
import { blockDefinitions } from './registry.ts'
import { arbitraryValue } from './testing/arbitrary-value.ts'
import type { TSchema } from './type.ts'

const schemas: [string, TSchema][] = [
  ['cabinet', cabinets.schema],
  ...[...blockDefinitions].map(([type, { props }]): [string, TSchema] => [type, props]),
]
const sorted = (problems: ReturnType<typeof check>) =>
  problems.map((problem) => JSON.stringify(problem)).sort()

/** A value with something wrong put in at some place of it. */
const spoiled = (value: fc.Arbitrary<unknown>) =>
  fc.tuple(value, fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined))).map(([whole, at, wrong]) => {
    const places: [Record<string, unknown>, string][] = []
    const visit = (part: unknown) => {
      if (typeof part !== 'object' || part === null) return
      for (const key of Object.keys(part)) {
        places.push([part as Record<string, unknown>, key])
        visit((part as Record<string, unknown>)[key])
      }
    }
    const copy = structuredClone(whole)
    visit(copy)
    const place = places[at % Math.max(1, places.length)]
    if (place && wrong === undefined) delete place[0][place[1]]
    else if (place) place[0][place[1]] = wrong
    return copy
  })

describe('a check without a compiler', () => {
  it.each(schemas)('finds in %s what the compiled one finds', (_, schema) => {
    const value = arbitraryValue(schema)
    fc.assert(
      fc.property(fc.oneof(value, spoiled(value), fc.jsonValue()), (given) => {
        expect(sorted(check(schema, given))).toEqual(sorted(judge(schema, given).problems))
      }),
      { numRuns: 40 },
    )
  })
})

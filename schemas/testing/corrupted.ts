import fc from 'fast-check'
import { replaceAt } from '../core/edit.ts'
import { places } from './places.ts'

/** A value in which one random part was replaced or removed. */
export const corrupted = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(value, fc.nat(), fc.oneof(fc.jsonValue(), fc.constant(undefined))).map(([whole, at, wrong]) => {
    const all = [...places(whole)]
    return replaceAt(whole, all[at % all.length]?.path ?? [], wrong)
  })

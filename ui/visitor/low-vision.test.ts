import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  defaultLowVision,
  type LowVision,
  type LowVisionName,
  lowVisionAttributes,
  lowVisionNames,
  lowVisionOf,
  lowVisionOptions,
  readLowVision,
  writeLowVision,
} from './low-vision.ts'

/** Every combination of the panel. */
const all = lowVisionNames.reduce<Partial<LowVision>[]>(
  (found, name) => found.flatMap((one) => lowVisionOptions[name].map((value) => ({ ...one, [name]: value }))),
  [{}],
) as LowVision[]

const isValid = (settings: LowVision) =>
  Object.keys(settings).length === lowVisionNames.length &&
  lowVisionNames.every((name: LowVisionName) =>
    (lowVisionOptions[name] as readonly string[]).includes(settings[name]),
  )

const words = Object.values(lowVisionOptions).flat()
const almost = fc
  .array(fc.oneof(fc.constantFrom(...words), fc.string()), { minLength: 5, maxLength: 9 })
  .map((parts) => parts.join('.'))

describe('the settings of the low-vision version (B-31, F31)', () => {
  it('come back from the cookie as they were put into it, in every combination', () => {
    expect(all).toHaveLength(1620)
    for (const settings of all) expect(readLowVision(writeLowVision(settings))).toEqual(settings)
  })

  it('are a cookie that needs no encoding', () => {
    for (const settings of all) expect(writeLowVision(settings)).toMatch(/^[a-z0-9.-]{1,80}$/)
  })

  it('are whole or off, whatever the cookie holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), almost), (value) => {
        const settings = readLowVision(value)
        if (settings) {
          expect(isValid(settings)).toBe(true)
          expect(writeLowVision(settings)).toBe(value)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it.each([undefined, '', '1', 'true', '150.black-on-white', `${writeLowVision(defaultLowVision)}.`])(
    'are off for %j',
    (value) => expect(readLowVision(value)).toBeUndefined(),
  )

  it('are whole, whatever a form says', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...lowVisionNames), fc.string())), (fields) => {
        expect(isValid(lowVisionOf(new URLSearchParams(fields)))).toBe(true)
      }),
    )
    for (const settings of all) expect(lowVisionOf(new URLSearchParams(settings))).toEqual(settings)
    expect(lowVisionOf(new URLSearchParams('size=999'))).toEqual(defaultLowVision)
  })

  it('are an attribute each', () => {
    expect(lowVisionAttributes(defaultLowVision)).toEqual({
      'data-size': '150',
      'data-scheme': 'black-on-white',
      'data-spacing': 'normal',
      'data-line': 'normal',
      'data-font': 'sans',
      'data-images': 'on',
      'data-motion': 'off',
    })
  })
})

import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { fieldErrors } from './field-errors.ts'
import { translate } from './index.ts'
import { locales } from './locale.ts'

const errorsOf = (schema: z.ZodType, value: unknown) =>
  fieldErrors(schema.safeParse(value).error ?? new z.ZodError([]), translate('en'))

describe('fieldErrors', () => {
  it('writes nested names as a query does', () => {
    const schema = z.object({ page: z.object({ number: z.number().max(3) }) })
    expect(errorsOf(schema, { page: { number: 4 } })).toEqual({ 'page[number]': ['Must be at most 3.'] })
  })
  it('tells the limits of a text in characters, and of a number as they are', () => {
    const schema = z.object({ a: z.string().max(2), b: z.string().min(1), c: z.number().min(7) })
    expect(errorsOf(schema, { a: 'abc', b: '', c: 1 })).toEqual({
      a: ['Too long: there is room for 2 characters.'],
      b: ['Too short: at least 1 character is needed.'],
      c: ['Must be at least 7.'],
    })
  })
  it('names every field that is not known, whatever its name', () => {
    const value = JSON.parse('{"x": 1, "__proto__": 2, "constructor": 3}')
    expect(Object.entries(errorsOf(z.strictObject({}), value)).sort()).toEqual([
      ['__proto__', ['There is no such field.']],
      ['constructor', ['There is no such field.']],
      ['x', ['There is no such field.']],
    ])
  })
  it('tells the first hundred fields of a request with many faults', () => {
    const fields = errorsOf(z.array(z.int()), Array(30_000).fill('x'))
    expect(Object.keys(fields)).toHaveLength(100)
    const unknown = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`x${index}`, 1]))
    expect(Object.keys(errorsOf(z.strictObject({}), unknown))).toHaveLength(100)
  })
  it('speaks of the alternative that was meant', () => {
    const required = z.string({ error: 'required' })
    const choice = z.union([
      z.strictObject({ EMAIL: required.min(3, 'email') }),
      z.strictObject({ ID: required, CODE: required.min(3, 'code') }),
    ])
    const email = 'Check the address: it should look like name@example.kz.'
    expect(errorsOf(choice, { EMAIL: 'x' })).toEqual({ EMAIL: [email] })
    expect(Object.keys(errorsOf(choice, { ID: 'x', CODE: 'x' }))).toEqual(['CODE'])
    expect(Object.keys(errorsOf(z.object({ a: choice }), { a: { EMAIL: 'x' } }))).toEqual(['a[EMAIL]'])
  })
  test.each(locales)('takes no sentence of zod into an answer in %s', (locale) => {
    const schema = z.object({
      a: z.string(),
      b: z.number(),
      c: z.enum(['x']),
      d: z.uuid(),
      e: z.literal(true),
    })
    const { error } = schema.safeParse({})
    const fields = fieldErrors(error ?? new z.ZodError([]), translate(locale))
    expect(new Set(Object.values(fields).flat())).toEqual(
      new Set([translate(locale)('errors:fields.invalid')]),
    )
    expect(Object.keys(fields)).toHaveLength(5)
  })
})

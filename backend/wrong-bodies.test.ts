import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrors, fieldName } from '../locales/field-errors.ts'
import { translate } from '../locales/index.ts'
import type { Endpoint } from './kit/http/endpoint.ts'
import { endpoints } from './registry.ts'
import { sampleBody } from './test/sample-body.ts'

type Json = {
  $ref?: string
  type?: string | string[]
  properties?: Record<string, Json>
  required?: string[]
  items?: Json
  additionalProperties?: unknown
  anyOf?: Json[]
}
type Path = (string | number)[]
type Fault = { what: string; at: Path; body: unknown }

const withBody = endpoints.filter(({ body }) => body !== undefined)
const schemaOf = (body: z.core.$ZodType) =>
  z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Json

/** A value with another one at a path; without it for `undefined`. */
function changed(value: unknown, [step, ...rest]: Path, other: unknown): unknown {
  if (step === undefined) return other
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? changed(item, rest, other) : item))
  const { [step]: before, ...more } = value as Record<string, unknown>
  const after = changed(before, rest, other)
  return after === undefined ? more : { ...more, [step]: after }
}

/** Every way in which one field of a body can be missing, unknown or of another type. */
function faultsOf(whole: unknown, schema: Json, at: Path = []): Fault[] {
  const { properties, required = [], items } = schema
  const part = at.reduce<unknown>((value, step) => (value as Record<string | number, unknown>)[step], whole)
  if (Array.isArray(part) && items && part.length > 0) return faultsOf(whole, items, [...at, 0])
  if (!properties) return []
  const fault = (what: string, name: string, value: unknown): Fault => ({
    what,
    at: [...at, name],
    body: changed(whole, [...at, name], value),
  })
  const isClosed = at.length === 0 || schema.additionalProperties === false
  return [
    ...(isClosed ? [fault('unknown', 'UNHEARD_OF', 1)] : []),
    ...Object.entries(properties).flatMap(([name, one]) => {
      // What zod lets through is judged by one of our own schemas, which `judge.test.ts` tests: rows, cases and pages.
      if (name === 'VALUE' || one.$ref || Object.keys(one).length === 0) return []
      const isThere = typeof part === 'object' && part !== null && name in part
      return [
        ...(required.includes(name) ? [fault('missing', name, undefined)] : []),
        fault(
          'of another type',
          name,
          one.type === 'object' || one.type === 'array' ? 7 : { of: 'another type' },
        ),
        ...(isThere ? faultsOf(whole, one, [...at, name]) : []),
      ]
    }),
  ]
}

const nameOf = ({ method, service, path }: Endpoint) => `${method.toUpperCase()} /${service}${path}`

describe('a body with one wrong field', () => {
  it.each(withBody.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    'of %s is refused with the path of that field',
    (_, { body }) => {
      if (!body) return
      const whole = sampleBody(body)
      const schema = schemaOf(body)
      const faults = faultsOf(whole, schema.anyOf?.[0] ?? schema)
      expect(faults.length).toBeGreaterThan(0)
      const unnamed = faults.flatMap(({ what, at, body: sent }) => {
        const { error } = z.safeParse(body, sent)
        const said = error ? Object.keys(fieldErrors(error, translate('en'))) : []
        const place = fieldName(at)
        return said.some((name) => name === place || name.startsWith(`${place}[`))
          ? []
          : [{ what, place, said }]
      })
      expect(unnamed).toEqual([])
    },
  )
})

import fc from 'fast-check'
import { locales } from '../../locales/locale.ts'
import { shapeOf } from '../core/schema-shape.ts'
import type { TSchema } from '../core/type.ts'

const word = fc.stringMatching(/^[a-zа-яқү]{1,8}$/)
const rich = word.map((text) => [{ _type: 'block', children: [{ _type: 'span', text }] }])

const localized = <T>(value: fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(locales.map((locale) => [locale, value])), { requiredKeys: ['ru'] })

const link = fc.oneof(
  fc.record({ kind: fc.constant('page'), path: fc.constantFrom('/', '/about') }),
  fc.record({ kind: fc.constant('url'), href: fc.webUrl() }),
  fc.record({ kind: fc.constant('phone'), number: fc.constant('+77001234567') }),
)

type Scalar = {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minimum?: number
  maximum?: number
}

/** Strings that match our patterns; for other patterns they are generated. */
const strings = [
  'word',
  '2026-11-21',
  '2026-11-21T09:00:00Z',
  '09:30',
  '+77001234567',
  '/about',
  'https://clinic.kz',
  'info@clinic.kz',
  '/images/demo/one',
  '#0b6e7f',
  'https://youtu.be/aqz-KE-bpKQ',
  'https://clinic.kz/film.mp4',
  '/films/film.vtt',
  '/files/prices.pdf',
  '3:24',
]

function scalar(schema: Scalar): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const { minimum: min = 0, maximum: max = 1000 } = schema
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max })
    case 'number':
      return fc.double({ min, max, noNaN: true })
    default: {
      const pattern = new RegExp(schema.pattern ?? '', 'u')
      const fitting = strings.find((text) => pattern.test(text))
      return fitting === undefined ? fc.stringMatching(pattern) : fc.constant(fitting)
    }
  }
}

/** Any valid value of one of our schemas. */
export function arbitraryValue(schema: TSchema): fc.Arbitrary<unknown> {
  const shape = shapeOf(schema)
  switch (shape.kind) {
    case 'leaf':
      return { text: localized(word), rich: localized<unknown>(rich), link }[shape.leaf]
    case 'array': {
      const { minItems = 0, maxItems = 3 } = schema as { minItems?: number; maxItems?: number }
      return fc.array(arbitraryValue(shape.items), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(3, maxItems)),
      })
    }
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(shape.properties).map(([key, item]) => [key, arbitraryValue(item)]),
        ),
        { requiredKeys: [...shape.required] },
      )
    case 'variants':
      return fc.oneof(...shape.branches.map(arbitraryValue))
    case 'plain':
      return scalar(schema as Scalar)
  }
}

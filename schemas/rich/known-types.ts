import type { TSchema } from '../core/plain-schema.ts'

const nameOf = (branch: TSchema) =>
  (branch as unknown as { properties: { _type: { const: string } } }).properties._type.const

/** Schema of one of several objects, distinguished by `_type`. An object of another type is valid, whatever is in it: another program may know it. */
export const knownTypes = (branches: readonly TSchema[]) => ({
  type: 'object',
  required: ['_type'],
  properties: { _type: { type: 'string' } },
  if: { properties: { _type: { not: { enum: branches.map(nameOf) } } } },
  else: {
    type: 'object',
    discriminator: { propertyName: '_type' },
    required: ['_type'],
    oneOf: branches,
  },
})

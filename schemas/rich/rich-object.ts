import { annotate, type FieldOptions } from '../core/annotate.ts'
import type { TProperties } from '../core/plain-schema.ts'
import { plain } from '../core/plain-schema.ts'

/** Key of a part of a text, unique among its neighbours. */
export const key = plain.string({ maxLength: 40, pattern: '\\S' })

/** Schema of an object of a text, distinguished from others by `_type`. Properties that it does not name are kept. */
export const richObject = <const Name extends string, T extends TProperties>(
  name: Name,
  properties: T,
  options: FieldOptions = {},
) =>
  plain.object(
    { _type: plain.unsafe<Name>({ const: name }), _key: plain.optional(key), ...properties },
    annotate(options),
  )

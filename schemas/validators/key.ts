import { hash } from '../core/hash.ts'
import { annotations, type TSchema } from '../core/type.ts'
import { withoutRepeated } from '../core/without-repeated.ts'

const annotationNames = new Set<string>(annotations)

/** A schema as JSON without labels and other annotations, which do not affect validation. */
export const withoutAnnotations = (schema: TSchema): string =>
  JSON.stringify(schema, (name, value) => (annotationNames.has(name) ? undefined : value))

/**
 * Key of a schema's compiled validator; changes with everything that affects validation. A schema that was published, and is fetched by a
 * form, has the same.
 */
export const keyOf = (schema: TSchema): string =>
  hash(
    JSON.stringify(schema, (name, value) => (annotationNames.has(name) ? undefined : withoutRepeated(value))),
  )

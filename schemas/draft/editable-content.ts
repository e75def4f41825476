import { fieldKind } from '../core/field-kind.ts'
import { shapeOf } from '../core/schema-shape.ts'
import type { TSchema } from '../core/type.ts'

type Properties = Record<string, TSchema>

const isHidden = (schema: TSchema) => 'x-hidden' in schema && schema['x-hidden'] === true

/** Whether a field has content for readers: a text, a link, a picture, or several of them; not the look of the block. */
const isContent = (schema: TSchema): boolean =>
  !isHidden(schema) && ['localized', 'json'].includes(fieldKind(schema))

const propertiesOf = (schema: TSchema): Properties => {
  const shape = shapeOf(schema)
  return shape.kind === 'object' ? shape.properties : {}
}

/** Names of the fields of a block's props with content for readers. */
export const contentNames = (props: TSchema): string[] =>
  Object.entries(propertiesOf(props)).flatMap(([name, schema]) => (isContent(schema) ? [name] : []))

/** The schema of a form for these fields alone. It has the validator of the whole one: hidden fields keep their values. */
export function contentSchema<Schema extends TSchema>(props: Schema): Schema {
  const shown = contentNames(props)
  const properties = Object.fromEntries(
    Object.entries(propertiesOf(props)).map(([name, schema]) => [
      name,
      shown.includes(name) ? schema : { ...schema, 'x-hidden': true },
    ]),
  )
  return { ...props, properties }
}

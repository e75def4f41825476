import type { Locale } from '../../../locales/locale.ts'
import { shapeOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { type DescribeOptions, describeValue } from '../../entity/describe-value.ts'
import { fieldOptions } from '../../field-options.ts'

const longest = 120

const firstLine = (text: string) => text.split('\n', 1)[0]?.slice(0, longest) ?? ''

/** The title of a row: the first text in it. Empty if there is none. */
export function rowTitle(
  schema: TSchema,
  value: unknown,
  locale: Locale,
  options: Pick<DescribeOptions, 'nameOf'> = {},
): string {
  const shape = shapeOf(schema)
  const { editor, sentence } = fieldOptions(schema, locale)
  if (shape.kind !== 'object' || editor || sentence)
    return firstLine(describeValue(schema, value, locale, options))
  for (const [name, property] of Object.entries(shape.properties)) {
    const title = rowTitle(property, (value as Record<string, unknown> | undefined)?.[name], locale, options)
    if (title) return title
  }
  return ''
}

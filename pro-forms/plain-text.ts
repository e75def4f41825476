import type { PortableText } from '../schemas/portable-text.ts'
import { isRecord } from '../schemas/schema-shape.ts'

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The plain text of rich text, one line per paragraph. */
export const plainText = (content: PortableText): string =>
  records(content)
    .map(({ children }) =>
      records(children)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n')

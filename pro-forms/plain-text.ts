import type { PortableText } from '../schemas/portable-text.ts'
import { isRecord } from '../schemas/schema-shape.ts'

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The words of rich text, a line for each paragraph. */
export const plainText = (content: PortableText): string =>
  records(content)
    .map(({ children }) =>
      records(children)
        .map(({ text }) => text)
        .join(''),
    )
    .join('\n')

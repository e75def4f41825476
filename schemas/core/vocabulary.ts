import { locales } from '../../locales/locale.ts'
import type { annotations } from './annotate.ts'

const word = { type: 'string' }
const yes = { const: true }
const label = {
  type: 'object',
  properties: Object.fromEntries(locales.map((locale) => [locale, word])),
  required: [...locales],
  additionalProperties: false,
}

/** What each of our own keywords says, and the schema of its value. None of them decides whether a value is valid. */
const keywords: Record<(typeof annotations)[number], object> = {
  'x-label': { description: 'Name of a field or a block in each language.', ...label },
  'x-description': { description: 'What a block is for, in each language.', ...label },
  'x-help': { description: 'A sentence below a field of a form, in each language.', ...label },
  'x-hidden': { description: 'A field that is stored, and that forms do not show.', ...yes },
  'x-editor': { description: 'The input of a form that is made for such a value.', ...word },
  'x-spoken': {
    description:
      'Fields of the same object whose words describe a picture until it has a description of its own.',
    type: 'array',
    items: word,
  },
  'x-leaf': {
    description: 'What a reader gets instead: the text, rich text or link in one language.',
    enum: ['text', 'rich', 'link'],
  },
  'x-choices': {
    description: 'Names of the values of an enumeration, or of alternatives, in each language.',
    type: 'object',
    additionalProperties: label,
  },
  'x-multiline': { description: 'A text of several lines.', ...yes },
  'x-year': { description: 'A year, which is written without separators.', ...yes },
  'x-own': { description: 'A text that is never shown in another language.', ...yes },
  'x-groups': {
    description: 'Fields that a form shows last, closed under a word.',
    type: 'array',
    items: {
      type: 'object',
      properties: { label, fields: { type: 'array', items: word } },
      required: ['label', 'fields'],
      additionalProperties: false,
    },
  },
  'x-sentence': {
    description: 'How an object is read, with its fields in braces, in each language.',
    ...label,
  },
  'x-reference': { description: 'The area of the rows that the value names by their codes.', ...word },
  'x-fills': {
    description:
      'Fields beside a reference that a form fills when a row is chosen, each with the field of that row.',
    type: 'object',
    additionalProperties: word,
  },
}

/** JSON Schema of the keywords that the published schemas have beside draft 2020-12 and the `discriminator` of OpenAPI. */
export const vocabularySchema = {
  title: 'Keywords',
  description:
    'Keywords of these schemas beside those of draft 2020-12, as properties. Another one is `discriminator`, as OpenAPI has it: it names the property whose constant tells the alternatives of `oneOf` apart.',
  type: 'object',
  properties: keywords,
}

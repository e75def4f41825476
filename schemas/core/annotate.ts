import type { Locale } from '../../locales/locale.ts'

/** A text in all languages, for field labels, choices and block names. */
export type Label = Record<Locale, string>

/**
 * Options of every field. `label` is shown by forms and the catalogue; `help` is a sentence below the field; `hidden`
 * fields are stored but not shown; `editor` selects a special input.
 */
export type FieldOptions = { label?: Label; help?: Label; hidden?: boolean; editor?: Editor }

/** Values with a special input in forms. */
export type Editor =
  | 'accent'
  | 'file'
  | 'fonts'
  | 'hours'
  | 'icon'
  | 'logo'
  | 'order'
  | 'palette'
  | 'phones'
  | 'pictures'
  | 'point'
  | 'price'
  | 'radius'
  | 'template'
  | 'word'

/** Fields of an object that a form shows together under a word, closed at first, below those that are in no group. */
export type FieldGroup = { label: Label; fields: readonly string[] }

/** Field options as keywords of a schema. */
export const annotate = ({
  label,
  help,
  hidden,
  editor,
  spoken,
  ...rest
}: FieldOptions & { spoken?: readonly string[] | undefined } & Record<string, unknown>) => ({
  ...rest,
  ...(label && { 'x-label': label }),
  ...(help && { 'x-help': help }),
  ...(hidden && { 'x-hidden': true }),
  ...(editor && { 'x-editor': editor }),
  ...(spoken && { 'x-spoken': spoken }),
})

/**
 * Our own JSON Schema keywords, which `vocabulary.ts` describes; everything else in a schema is plain draft 2020-12, or the
 * `discriminator` of OpenAPI.
 */
export const annotations = [
  'x-label',
  'x-description',
  'x-help',
  'x-hidden',
  'x-editor',
  'x-spoken',
  'x-leaf',
  'x-choices',
  'x-multiline',
  'x-year',
  'x-own',
  'x-groups',
  'x-sentence',
  'x-reference',
  'x-fills',
] as const

import { patterns } from '../core/patterns.ts'
import { isRecord } from '../core/schema-shape.ts'
import type { Label, TObject, TSchema } from '../core/type.ts'
import { normalizePhone } from '../formats/phone.ts'
import { parseNumber } from '../formats/price.ts'
import { withoutUnseen } from '../formats/written.ts'

/** Kinds of fields that a form of a filed case may have. */
export const filedFieldKinds = [
  'line',
  'lines',
  'choice',
  'boolean',
  'date',
  'phone',
  'integer',
  'number',
] as const
export type FiledFieldKind = (typeof filedFieldKinds)[number]

/** A field of the form of a filed case, as forms draw it and lists say it. */
export type FiledField = {
  name: string
  kind: FiledFieldKind
  isRequired: boolean
  label: Label
  help?: Label | undefined
  /** The longest text. */
  max?: number | undefined
  choices?: Readonly<Record<string, Label>> | undefined
}

type Raw = {
  type?: string
  pattern?: string
  maxLength?: number
  'x-label'?: Label
  'x-help'?: Label
  'x-choices'?: Record<string, Label>
  'x-multiline'?: boolean
  'x-leaf'?: string
  'x-reference'?: string
}

/** The kind of a field; undefined for a schema that a visitor's form cannot draw. */
export function filedFieldKind(schema: TSchema): FiledFieldKind | undefined {
  const raw = schema as Raw
  if (raw['x-leaf'] || raw['x-reference']) return undefined
  if (raw['x-choices']) return raw.type === 'string' ? 'choice' : undefined
  if (raw.type === 'boolean' || raw.type === 'integer' || raw.type === 'number') return raw.type
  if (raw.type !== 'string') return undefined
  if (raw.pattern === patterns.date) return 'date'
  if (raw.pattern === patterns.phone) return 'phone'
  return raw['x-multiline'] ? 'lines' : 'line'
}

const noLabel: Label = { ru: '', kk: '', uz: '', en: '' }

/** The fields of a form in their order, those without a known kind left out (`caseFaults` names them). */
export const filedFields = (form: TObject): FiledField[] =>
  Object.entries(form.properties).flatMap(([name, schema]) => {
    const kind = filedFieldKind(schema)
    const raw = schema as Raw
    if (!kind) return []
    const { 'x-label': label = noLabel, 'x-help': help, 'x-choices': choices, maxLength: max } = raw
    return [{ name, kind, isRequired: form.required?.includes(name) ?? false, label, help, max, choices }]
  })

/** A field's text as it was typed, tidied: one line, or several. */
const tidied = (text: string, kind: FiledFieldKind): string =>
  kind === 'lines'
    ? withoutUnseen(text).replace(/\r\n?/g, '\n').trim()
    : withoutUnseen(text).replace(/\s+/g, ' ').trim()

/** The value of a field from a form, where all values are texts; undefined for an empty one. Anything else stays for the judge to refuse. */
function readField({ kind }: FiledField, given: unknown): unknown {
  if (kind === 'boolean') return given === 'on' || given === 'true' ? true : given === '' ? undefined : given
  if (typeof given !== 'string') return given ?? undefined
  const text = tidied(given, kind)
  if (text === '') return undefined
  if (kind === 'integer' || kind === 'number') return parseNumber(text) ?? text
  return kind === 'phone' ? normalizePhone(text) : text
}

/** The value of a form from what was sent, as JSON or by a form without script. Unknown fields stay, so that the judge names them. */
export function readFiledValue(form: TObject, sent: unknown): Record<string, unknown> {
  const given = isRecord(sent) ? sent : {}
  const fields = filedFields(form)
  const read = fields.flatMap((field) => {
    const value = readField(field, given[field.name])
    return value === undefined ? [] : [[field.name, value] as const]
  })
  const known = new Set(fields.map(({ name }) => name))
  return {
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !known.has(name))),
    ...Object.fromEntries(read),
  }
}

import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import { inLine } from '../outbox/in-line.ts'
import { type Rendering, type StoredMessage, shownValues } from '../outbox/shown-values.ts'
import { codeName, type Template, templateOf } from '../outbox/templates.ts'
import type { ApprovedTemplate } from './cloud-api.ts'

/** The text of a message to a phone. */
const sayTo = (locale: Locale, name: string, values: Record<string, string>) =>
  translate(locale)(`messages:sms.${name}` as TextKey, values)

/** WhatsApp refuses values that are empty, or have line breaks or long gaps. */
const asValue = (value: string | undefined) => value?.replace(/\s+/g, ' ').trim() || '–'

// Characters for private use are in no text.
const marked = (name: string) => `\uE000${name}\uE001`
const marks = /\uE000(\w+)\uE001/g

/** A text with marks in place of its values. */
const textWithMarks = (name: string, { params }: Template, locale: Locale): string =>
  sayTo(locale, name, Object.fromEntries(Object.keys(params).map((param) => [param, marked(param)])))

/** The name of all authentication templates: WhatsApp gives their text. */
export const codeTemplate = 'shipa_code'

/** The name of a message's template at WhatsApp: `shipa_appointment_reminder`. */
export const templateName = (name: string): string => `shipa_${name.replaceAll('-', '_')}`

/** What a message says by WhatsApp: as free text, and as the template that has to be approved. */
export type WhatsappWords = { text: string; template: ApprovedTemplate }

/** A message to a phone in its recipient's language. Throws if its template is unknown, or a value is missing. */
export function whatsappWords(message: StoredMessage, rendering: Rendering): WhatsappWords {
  const { template: name, locale } = message
  const template = templateOf(name)
  if (!template?.channels.includes('sms')) throw new Error(`There is no text of the template "${name}".`)
  const values = inLine(shownValues(template, message, rendering))
  const text = sayTo(locale, name, values)
  const code = codeName(template)
  if (code)
    return { text, template: { name: codeTemplate, language: locale, values: {}, code: values[code] ?? '' } }
  const named = [...textWithMarks(name, template, locale).matchAll(marks)].map(([, param = '']) => param)
  return {
    text,
    template: {
      name: templateName(name),
      language: locale,
      values: Object.fromEntries(named.map((param) => [param.toLowerCase(), asValue(values[param])])),
    },
  }
}

/**
 * The text of a template that WhatsApp has to approve, with `{{company}}` for values: it may neither begin nor end with one, and says how to
 * refuse. Undefined for messages with a code.
 */
export function textToApprove(name: string, template: Template, locale: Locale): string | undefined {
  if (!template.channels.includes('sms') || codeName(template)) return undefined
  const text = textWithMarks(name, template, locale).replace(
    marks,
    (_, param: string) => `{{${param.toLowerCase()}}}`,
  )
  return `${text.startsWith('{{') ? 'Shipa. ' : ''}${text}\n${translate(locale)('messages:whatsapp.refuse')}`
}

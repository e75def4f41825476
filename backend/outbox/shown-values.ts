import { translate } from '../../locales/index.ts'
import { localeNames } from '../../locales/languages.ts'
import { type Locale, localizePath } from '../../locales/locale.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { shownInstant } from '../../schemas/formats/shown-instant.ts'
import { type Role, roleLabels } from '../../schemas/roles.ts'
import type { Kind, Template } from './templates.ts'

/** What the outbox keeps of a message. */
export type StoredMessage = {
  template: string
  locale: Locale
  params: Readonly<Record<string, string>>
}

export type Rendering = {
  /** Scheme and host of the product, for links. */
  origin: string
  /** Dates of its year are shown without it. */
  now: Date
}

/** The address of a page of the product (`/auth/signin`) in a language. */
export const productLink = (path: string, locale: Locale, origin: string): string =>
  origin + localizePath(path, locale)

/** The name of a value that the template needs and the message has not. */
export const missingValue = ({ params: kinds }: Template, { params }: StoredMessage): string | undefined =>
  Object.entries(kinds).find(([name, kind]) => !kind.endsWith('?') && params[name] === undefined)?.[0]

/**
 * The values of a message as its recipient sees them. Throws where one that the template needs is missing: a mail with
 * a hole in it is worse than one that comes later.
 */
export function shownValues(
  template: Template,
  message: StoredMessage,
  { origin, now }: Rendering,
): Record<string, string> {
  const missing = missingValue(template, message)
  if (missing) throw new Error(`The message has no ${missing}.`)
  const { locale, params } = message
  const t = translate(locale)
  const show: Record<Kind, (value: string) => string> = {
    text: (value) => value,
    // Many a name has quotation marks of its own.
    clinic: (value) => (/[«“"„]/.test(value) ? value : t('messages:clinic', { name: value })),
    code: (value) => value,
    instant: (value) => shownInstant(value, locale, now),
    phone: formatPhone,
    path: (value) => productLink(value, locale, origin),
    role: (value) => roleLabels[value as Role][locale],
    language: (value) => localeNames[value as Locale],
  }
  return Object.fromEntries(
    Object.entries(template.params).flatMap(([name, kind]) => {
      const value = params[name]
      return value === undefined ? [] : [[name, show[kind.replace('?', '') as Kind](value)]]
    }),
  )
}

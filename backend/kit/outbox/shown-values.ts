import { translate } from '../../../locales/index.ts'
import { localeNames } from '../../../locales/languages.ts'
import { type Locale, localizePath } from '../../../locales/locale.ts'
import { type Role, roleLabels } from '../../../schemas/access/roles.ts'
import type { ConsultationState } from '../../../schemas/consultations/consultation-status.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { formatVisit } from '../../../schemas/formats/format-visit.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import type { Template, ValueKind } from './templates.ts'

/** A message as stored in the outbox. */
export type StoredMessage = {
  template: string
  locale: Locale
  params: Readonly<Record<string, string>>
}

export type Rendering = {
  /** Scheme and host of the product, for links. */
  origin: string
  /** Dates in the same year are shown without it. */
  now: Date
}

/** URL of a page of the product (`/auth/signin`) in a language. */
export const productLink = (path: string, locale: Locale, origin: string): string =>
  origin + localizePath(path, locale)

/** The name of a required value that the message lacks. */
export const missingValue = ({ params: kinds }: Template, { params }: StoredMessage): string | undefined =>
  Object.entries(kinds).find(([name, kind]) => !kind.endsWith('?') && params[name] === undefined)?.[0]

/**
 * The values of a message as its recipient sees them. Throws if a required one is missing, so that no
 * incomplete message is sent.
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
  const show: Record<ValueKind, (value: string) => string> = {
    text: (value) => value,
    // A name that has quotation marks already gets no more.
    clinic: (value) => (/[«“"„]/.test(value) ? value : t('messages:clinic', { name: value })),
    code: (value) => value,
    consultation: (value) => t(`messages:consultation.${value as ConsultationState}`),
    event: (value) => value,
    instant: (value) => formatInHomeZone(value, locale, now),
    phone: formatPhone,
    visit: (value) => formatVisit(value, locale, now),
    path: (value) => productLink(value, locale, origin),
    role: (value) => roleLabels[value as Role][locale],
    language: (value) => localeNames[value as Locale],
  }
  return Object.fromEntries(
    Object.entries(template.params).flatMap(([name, kind]) => {
      const value = params[name]
      return value === undefined ? [] : [[name, show[kind.replace('?', '') as ValueKind](value)]]
    }),
  )
}

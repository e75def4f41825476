import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import { inLine } from './in-line.ts'
import { productLink, type Rendering, type StoredMessage, shownValues } from './shown-values.ts'
import { codeName, type Template } from './templates.ts'

/** Parts of a mail in reading order; its plain text and its HTML are rendered from the same parts. */
export type MessageParts = {
  locale: Locale
  subject: string
  /** Shown after the subject in a list of mails. */
  preheader: string
  greeting: string
  paragraphs: string[]
  code?: string
  facts: { name: string; value: string }[]
  button?: MailLink
  link?: MailLink
  /** Additional notes, such as what to do with an unexpected mail. */
  notes: string[]
  reason: string
  product: { name: string; about: string; href: string }
}

/** A link into the product. */
export type MailLink = { text: string; href: string }

/** A text of one template's mail. */
const textKey = (name: string, part: string) => `messages:mail.${name}.${part}` as TextKey

/** The parts of a mail in its recipient's language. */
export function messageParts(template: Template, message: StoredMessage, rendering: Rendering): MessageParts {
  const { template: name, locale, params } = message
  const t = translate(locale)
  const values = shownValues(template, message, rendering)
  const href = (path: string) => productLink(path, locale, rendering.origin)
  const words = inLine(values)
  const say = (part: string) => t(textKey(name, part), words)
  const way = (part: 'button' | 'link'): MailLink | undefined => {
    const target = template[part]
    if (!target) return undefined
    const to = target.startsWith('/') ? href(target) : values[target]
    return to === undefined ? undefined : { text: say(part), href: to }
  }
  const [button, link] = [way('button'), way('link')]
  const code = codeName(template)
  return {
    locale,
    subject: say('subject').replace(/\s+/g, ' '),
    preheader: say('preheader'),
    greeting: params.NAME ? t('messages:greeting', { NAME: params.NAME }) : t('messages:greetingAnyone'),
    paragraphs: say('text').split('\n'),
    ...(code && { code: values[code] ?? '' }),
    facts: (template.facts ?? []).flatMap((fact) => {
      const value = values[fact]
      return value ? [{ name: t(`messages:fact.${fact}` as TextKey), value }] : []
    }),
    ...(button && { button }),
    ...(link && { link }),
    notes: say('note').split('\n'),
    reason: t(`messages:reason.${template.reason}`),
    product: { name: t('application:name'), about: t('messages:about'), href: href('/') },
  }
}

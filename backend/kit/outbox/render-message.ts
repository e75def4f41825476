import { translate } from '../../../locales/index.ts'
import type { TextKey } from '../../../locales/text-key.ts'
import { type EventFile, eventFile } from './event-file.ts'
import { inLine } from './in-line.ts'
import { inShort } from './in-short.ts'
import { mailHtml } from './mail-html.ts'
import { mailText } from './mail-text.ts'
import { messageParts } from './message-parts.ts'
import { type Rendering, type StoredMessage, shownValues } from './shown-values.ts'
import { type Channel, templateOf } from './templates.ts'

export type Mail = {
  channel: 'mail'
  subject: string
  text: string
  html: string
  replyTo?: string
  event?: EventFile
}
export type Sms = { channel: 'sms'; text: string }

/**
 * A message in its recipient's language. Throws if its template is unknown (written by a newer version), has
 * no such channel, or a value is missing.
 */
export async function renderMessage(
  message: StoredMessage & { channel: Channel },
  rendering: Rendering,
): Promise<Mail | Sms> {
  const { template: name, channel, locale, params } = message
  const template = templateOf(name)
  if (!template?.channels.includes(channel))
    throw new Error(`There is no ${channel} of the template "${name}".`)
  if (channel === 'sms') {
    const values = shownValues(template, inShort(message), rendering)
    return { channel, text: translate(locale)(`messages:sms.${name}` as TextKey, inLine(values)) }
  }
  const parts = messageParts(template, message, rendering)
  const replyTo = template.replyTo && params[template.replyTo]
  const words = params.EVENT === undefined ? {} : shownValues(template, message, rendering)
  return {
    channel,
    subject: parts.subject,
    text: mailText(parts),
    html: await mailHtml(parts),
    ...(replyTo && { replyTo }),
    ...(params.EVENT !== undefined && {
      event: eventFile(params.EVENT, { ...params, LINK: words.LINK ?? '' }, locale),
    }),
  }
}

import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { translate } from '../../../locales/index.ts'
import { defaultLocale, type Locale } from '../../../locales/locale.ts'
import type { Database } from '../database/database.ts'
import { sameSecret } from '../http/same-secret.ts'
import type { Log } from '../log.ts'
import { faultOf, type WhatsappSender } from './cloud-api.ts'
import { hasAgreed, noteWritten, refuse, whatsappOf, windowMs } from './contacts.ts'
import { stopLanguage } from './stop-words.ts'
import { type MessageState, takeState } from './take-state.ts'

/** The secrets that the application at Meta shares with us, and its sender. */
export type WhatsappHook = {
  /** Signs what is posted. */
  appSecret: string
  phoneId: string
  sender: WhatsappSender
}

const status = z.object({
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
})

const message = z.object({
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: z.string().regex(/^\d{1,12}$/),
  text: z.object({ body: z.string() }).optional(),
  button: z.object({ text: z.string() }).optional(),
})

const rejected = z.object({
  event: z.enum(['REJECTED', 'PAUSED', 'DISABLED']),
  message_template_name: z.string(),
  message_template_language: z.string().optional(),
  reason: z.string().nullish(),
})

const listOf = z.array(z.unknown()).catch([])
const conversation = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: listOf,
  messages: listOf,
})
const posted = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
})

/** Those of a list that can be read: WhatsApp adds kinds of messages and states. */
const readable = <T>(schema: z.ZodType<T>, list: readonly unknown[]): T[] =>
  list.flatMap((one) => schema.safeParse(one).data ?? [])

/** Whether a body has the signature of the application's secret: `sha256=` and hexadecimal digits. */
export function isSigned(body: string, signature: string | undefined, appSecret: string): boolean {
  return sameSecret(signature ?? '', `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`)
}

function stateOf({
  status: state,
  biz_opaque_callback_data: reference,
  errors = [],
}: z.infer<typeof status>): MessageState {
  const [error] = errors
  return {
    reference,
    state,
    reason: `WhatsApp did not deliver it: ${error ? `${error.code} ${error.title ?? ''}`.trim() : 'no reason'}`,
    isLate: error !== undefined && faultOf(error.code) === 'template',
  }
}

/** How old a message may be to be answered: one that is posted again later has been. */
const answeredMs = 600_000

/** What is answered to who has written. */
type Answer = { phone: string; text: string; isRefused: boolean }

/**
 * Takes what a person has written: it opens their day for free text. «СТОП» in any language ends all messages, which is confirmed; to anything
 * else the first answer of a day is that nobody reads it.
 */
async function takeMessage(
  { from, timestamp, text, button }: z.infer<typeof message>,
  db: Database,
): Promise<Answer | undefined> {
  const phone = `+${from}`
  const at = new Date(Math.min(Date.now(), Number(timestamp) * 1000))
  const language = stopLanguage(text?.body ?? button?.text ?? '')
  const contact = await whatsappOf(db.orm, phone)
  const locale: Locale = contact?.locale ?? language ?? defaultLocale
  // An old «СТОП» that is posted again does not end what was agreed to since. WhatsApp tells whole seconds.
  const isOld =
    hasAgreed(contact) && contact.agreedAt !== null && at.getTime() + 1000 <= contact.agreedAt.getTime()
  const isRefused = await db.orm.transaction(async (orm) => {
    await noteWritten(orm, phone, at, locale)
    return language !== undefined && !isOld && (await refuse(orm, phone, locale))
  })
  const isFirst = !contact?.writtenAt || at.getTime() - contact.writtenAt.getTime() > windowMs
  const isUnread = language === undefined && isFirst && Date.now() - at.getTime() < answeredMs
  const key = isRefused ? 'messages:whatsapp.stopped' : isUnread ? 'messages:whatsapp.unread' : undefined
  return key && { phone, text: translate(locale)(key), isRefused }
}

/** Answers one person after the other. Never throws: nobody is told twice. */
async function sendAnswers(
  answers: readonly Answer[],
  { log, hook }: { log: Log; hook: WhatsappHook },
): Promise<void> {
  for (const { phone, text, isRefused } of answers)
    await hook.sender
      .sendText(phone, text, 'answer')
      .catch((error: unknown) =>
        log.warn({ err: error, isRefused }, 'somebody has written by WhatsApp, and could not be answered'),
      )
}

/**
 * Takes what WhatsApp has posted: states of messages, and messages to the product's sender, whose words are not kept. The same post may come
 * several times and in any order. Throws if the database fails: it is posted again then. Returns what sends the answers to people, for
 * when the post has been acknowledged: WhatsApp posts again what we do not acknowledge in time, and its calls may be slow.
 */
export async function takeWhatsappPost(
  body: unknown,
  by: { db: Database; log: Log; hook: WhatsappHook },
): Promise<() => Promise<void>> {
  const { db, log, hook } = by
  const answers: Answer[] = []
  for (const { field, value } of posted.safeParse(body).data?.entry.flatMap(({ changes }) => changes) ?? []) {
    const template = field === 'message_template_status_update' ? rejected.safeParse(value).data : undefined
    if (template)
      log.error(
        {
          template: template.message_template_name,
          language: template.message_template_language,
          reason: template.reason,
        },
        'WhatsApp does not take a template any more; its messages go by SMS until it is approved again',
      )
    const { data } = conversation.safeParse(value)
    if (data?.metadata.phone_number_id !== hook.phoneId) continue
    for (const told of readable(status, data.statuses).map(stateOf)) {
      const failed = await db.orm.transaction((orm) => takeState(orm, told))
      if (failed) log.warn({ template: failed, reason: told.reason }, 'WhatsApp did not deliver a message')
    }
    for (const written of readable(message, data.messages)) {
      const answer = await takeMessage(written, db)
      if (answer) answers.push(answer)
    }
  }
  return () => sendAnswers(answers, by)
}

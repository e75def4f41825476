import type { Orm } from '../database/database.ts'
import type { account } from '../tables/index.ts'
import { type Message, send } from './send.ts'
import { type TemplateName, templateOf } from './templates.ts'

type Recipient = Pick<
  typeof account.$inferSelect,
  'email' | 'emailConfirmedAt' | 'phone' | 'phoneConfirmedAt' | 'locale' | 'name'
>

/** The template and its values, without address, language and name, which the account provides. */
type TemplateMessage<T extends TemplateName> = {
  [Name in T]: Pick<Message<Name>, 'template' | 'params'>
}[T]

/** Sends a message to the first of an account's ways, or to all of them. */
async function sendBy(
  orm: Orm,
  { email, emailConfirmedAt, phone, phoneConfirmedAt, locale, name }: Recipient,
  message: TemplateMessage<TemplateName>,
  isToAll: boolean,
): Promise<void> {
  const channels = templateOf(message.template)?.channels ?? []
  const params = { NAME: name, ...message.params }
  const ways = [
    ...(email && emailConfirmedAt && channels.includes('mail') ? [{ channel: 'mail', to: email }] : []),
    ...(phone && phoneConfirmedAt && channels.includes('sms') ? [{ channel: 'sms', to: phone }] : []),
  ]
  for (const way of isToAll ? ways : ways.slice(0, 1))
    await send(orm, { ...message, ...way, locale, params } as Message)
}

/**
 * Sends a message to an account in its language: to the confirmed e-mail address, otherwise by SMS if the
 * template supports it. Accounts without either get none.
 */
export const sendToAccount = (
  orm: Orm,
  person: Recipient,
  message: TemplateMessage<TemplateName>,
): Promise<void> => sendBy(orm, person, message, false)

/** The same to every confirmed contact: somebody who has taken over one of them is seen at the other. */
export const sendToAllContacts = (
  orm: Orm,
  person: Recipient,
  message: TemplateMessage<TemplateName>,
): Promise<void> => sendBy(orm, person, message, true)

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

/**
 * Sends a message to an account in its language: to the confirmed e-mail address, otherwise by SMS if the
 * template supports it. Accounts without either get none.
 */
export async function sendToAccount(
  orm: Orm,
  person: Recipient,
  message: TemplateMessage<TemplateName>,
): Promise<void> {
  const { email, phone, locale, name } = person
  const channels = templateOf(message.template)?.channels ?? []
  const params = { NAME: name, ...message.params }
  if (email && person.emailConfirmedAt && channels.includes('mail'))
    await send(orm, { ...message, channel: 'mail', to: email, locale, params } as Message)
  else if (phone && person.phoneConfirmedAt && channels.includes('sms'))
    await send(orm, { ...message, channel: 'sms', to: phone, locale, params } as Message)
}

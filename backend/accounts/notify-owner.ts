import type { Orm } from '../kit/database/database.ts'
import { send } from '../kit/outbox/send.ts'
import type { Contact } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'

/** Notifies the owner of a contact of an attempt to register with it, in the owner's language. */
export const notifyOwner = (
  orm: Orm,
  { name, locale }: Account,
  { channel, contact }: Contact,
): Promise<void> =>
  send(orm, {
    template: 'account-exists',
    channel: channel === 'email' ? 'mail' : 'sms',
    to: contact,
    locale,
    params: { NAME: name },
  })

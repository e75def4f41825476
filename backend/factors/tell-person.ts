import { translate } from '../../locales/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { sendToAllContacts } from '../kit/outbox/send-to-account.ts'
import type { Account } from '../kit/sessions/person.ts'
import { deviceWords } from './device-words.ts'
import { noteFactorEvent } from './factor-events.ts'

type Acting = { person: Account; caller: Caller }

/** The name of a factor in the language of its person: the app, or a passkey by its own name. */
const nameOf = ({ locale }: Account, passkey: string | undefined): string =>
  passkey ?? translate(locale)('profile:factors.app')

/** Writes into the person's history that a factor was added or removed, and tells them. */
export async function tellOfFactor(
  orm: Orm,
  { person, caller }: Acting,
  what: 'added' | 'removed',
  passkey?: string,
): Promise<void> {
  const DEVICE = deviceWords(caller, person.locale)
  const kind = passkey === undefined ? (`app-${what}` as const) : (`passkey-${what}` as const)
  await noteFactorEvent(orm, person.id, kind, { DEVICE, ...(passkey !== undefined && { NAME: passkey }) })
  await sendToAllContacts(orm, person, {
    template: `factor-${what}`,
    params: { FACTOR: nameOf(person, passkey), DEVICE, AT: new Date().toISOString() },
  })
}

/** The same for a recovery code that was used. */
export async function tellOfCode(orm: Orm, { person, caller }: Acting, left: number): Promise<void> {
  const DEVICE = deviceWords(caller, person.locale)
  await noteFactorEvent(orm, person.id, 'code-used', { DEVICE, LEFT: String(left) })
  await sendToAllContacts(orm, person, {
    template: 'recovery-code-used',
    params: { LEFT: String(left), DEVICE, AT: new Date().toISOString() },
  })
}

/** The same for somebody who has the password and guesses codes. */
export async function tellOfGuesses(orm: Orm, { person, caller }: Acting): Promise<void> {
  const DEVICE = deviceWords(caller, person.locale)
  await noteFactorEvent(orm, person.id, 'guessed', { DEVICE })
  await sendToAllContacts(orm, person, {
    template: 'factor-guessed',
    params: { DEVICE, AT: new Date().toISOString() },
  })
}

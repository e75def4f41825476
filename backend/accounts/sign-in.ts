import { deviceWords } from '../factors/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import type { Account } from '../kit/sessions/person.ts'
import { isKnownDevice, startSession } from '../kit/sessions/session.ts'

type Steps = { isLasting: boolean; withFactor?: boolean }

/** Signs a person in whose steps were all right, and tells them of it if their browser is new. Call it in a transaction. */
export async function signIn(orm: Orm, caller: Caller, person: Account, steps: Steps): Promise<void> {
  if (!(await isKnownDevice(orm, person.id, caller)))
    await sendToAccount(orm, person, {
      template: 'new-sign-in',
      params: { DEVICE: deviceWords(caller, person.locale), AT: new Date().toISOString() },
    })
  await startSession(orm, caller, person, steps)
}

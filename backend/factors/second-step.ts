import type { SecondStepAsked, secondSteps } from '../../schemas/api/factors.ts'
import { isCode, normalizeCode } from '../../schemas/formats/confirmation-code.ts'
import { readRecoveryCode } from '../../schemas/formats/recovery-code.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import type { Account } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'
import { type AppAnswer, findApp, takeAppCode } from './authenticator-app.ts'
import { openChallenge } from './challenge.ts'
import { askForPasskey, findPasskeys } from './passkeys.ts'
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'

type Method = (typeof secondSteps)[number]

/**
 * What asks for the second step of a sign-in whose first one was right: 403 with a challenge, and no session. Undefined for an account
 * without a second factor. What the first step has changed stays, such as a new password.
 */
export async function askSecondStep(
  orm: Orm,
  { id: account }: Pick<Account, 'id'>,
  { isLasting, site }: { isLasting: boolean; site: Pick<Settings, 'origin'> },
): Promise<ApiError | undefined> {
  const passkeys = await findPasskeys(orm, account)
  const app = await findApp(orm, account)
  if (passkeys.length === 0 && !app) return undefined
  const PASSKEY = passkeys.length > 0 ? await askForPasskey(site, passkeys) : null
  const left = await countRecoveryCodes(orm, account)
  const methods: [Method, boolean][] = [
    ['app', app !== undefined],
    ['passkey', PASSKEY !== null],
    ['recovery', left > 0],
  ]
  const signed = PASSKEY?.challenge
  const CHALLENGE = await openChallenge(orm, { purpose: 'second-step', account, signed, isLasting })
  const METHODS = methods.flatMap(([method, isThere]) => (isThere ? [method] : []))
  const data = { CHALLENGE, METHODS, PASSKEY: PASSKEY && { ...PASSKEY } } satisfies SecondStepAsked
  return new ApiError('SECOND_STEP', { data, keep: true })
}

/** What a code of a second step was. */
export type CodeAnswer = { method: 'app' | 'recovery'; answer: AppAnswer }

/** Takes the code of a second step: six digits are of the app, anything else is a recovery code. */
export async function takeFactorCode(
  orm: Orm,
  { account, code, secret }: { account: string; code: string; secret: string },
): Promise<CodeAnswer> {
  const digits = normalizeCode(code)
  if (isCode(digits))
    return { method: 'app', answer: await takeAppCode(orm, { account, secret, code: digits }) }
  const recovery = readRecoveryCode(code)
  const answer = recovery ? await takeRecoveryCode(orm, { account, secret, code: recovery }) : 'wrong'
  return { method: 'recovery', answer }
}

import type { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { passkeyAsked, passkeySignInBody, secondStepBody } from '../../../schemas/api/factors.ts'
import { signedInUser } from '../../../schemas/api/user.ts'
import { account } from '../../database/tables/index.ts'
import {
  askForPasskey,
  type CodeAnswer,
  checkPasskey,
  countFactorAttempt,
  countRecoveryCodes,
  countWrongAnswer,
  endReset,
  factorSecret,
  findChallenge,
  noteFactorEvent,
  noteUse,
  openChallenge,
  resetFactorAttempts,
  takeFactorCode,
  tellOfCode,
  tellOfGuesses,
  useChallenge,
} from '../../factors/index.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { incrementCounter } from '../../kit/limits/limit.ts'
import { contactOf, ownContacts } from '../../kit/sessions/contact.ts'
import type { Account } from '../../kit/sessions/person.ts'
import { maySignIn } from '../../kit/sessions/session.ts'
import type { Settings } from '../../kit/settings.ts'
import { askForNewPassword } from '../expired-password.ts'
import { signIn } from '../sign-in.ts'
import { userAnswer } from '../user-answer.ts'

/** The account of a challenge. Throws 410 if it is gone, or may not sign in here. */
export async function personOf(orm: Orm, id: string | null, settings: Settings): Promise<Account> {
  const [found] = id === null ? [] : await orm.select().from(account).where(eq(account.id, id))
  if (!found || !maySignIn(found, settings)) throw new ApiError('CHALLENGE_OVER')
  return found
}

type Acting = { person: Account; caller: Caller; locale: Locale; settings: Settings }

/** Ends a sign-in: every step was right. A reset that waits ends with it, since the person has a factor after all. */
async function finish(
  orm: Orm,
  { person, caller, settings }: Acting,
  isLasting: boolean,
): Promise<z.infer<typeof signedInUser>> {
  await resetFactorAttempts(orm, caller, person)
  if (await endReset(orm, person.id)) await noteFactorEvent(orm, person.id, 'reset-cancelled')
  const contact = contactOf(ownContacts(person)[0] ?? '')
  const asked = await askForNewPassword(orm, person, { contact, settings })
  if (asked) throw asked
  await signIn(orm, caller, person, { isLasting, withFactor: true })
  return userAnswer(person, settings)
}

/** Tells a person once a day that somebody who knows their password guesses codes. */
async function warnOfGuesses(orm: Orm, { person, caller }: Acting): Promise<void> {
  const { count } = await incrementCounter(orm, `guessed ${person.id}`, 86_400)
  if (count === 1) await tellOfGuesses(orm, { person, caller })
}

/** 422 for a code that was not taken, with the attempts left; 410 after the last one. */
async function refuseCode(
  orm: Orm,
  { method, answer }: CodeAnswer,
  { challenge, ...acting }: Acting & { challenge: { id: string } },
): Promise<ApiError> {
  const left = await countWrongAnswer(orm, challenge)
  if (left === 0) {
    await warnOfGuesses(orm, acting)
    return new ApiError('CHALLENGE_OVER', { keep: true })
  }
  const problem = answer === 'used' ? (`${method}CodeUsed` as const) : (`${method}CodeWrong` as const)
  const fields = { CODE: [translate(acting.locale)(`errors:fields.${problem}`)] }
  return new ApiError('FIELDS', { fields, data: { ATTEMPTS_LEFT: left }, keep: true })
}

/** The second step after the password: by a code of the app, a recovery code or a passkey. */
export const secondStep = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/second_step',
  summary: 'Ends a sign-in that asked for a second step, by a code or a passkey; sets the session cookie',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: secondStepBody,
  answer: signedInUser,
  act: async ({ orm, body, caller, locale, settings, transaction }) => {
    const token = body.CHALLENGE
    const challenge = await findChallenge(orm, 'second-step', token)
    const person = await personOf(orm, challenge.account, settings)
    await countFactorAttempt(orm, caller, person)
    const acting = { person, caller, locale, settings }
    if ('RESPONSE' in body) {
      const asked = { signed: challenge.signed ?? '', site: settings, account: person.id }
      const checked = await checkPasskey(orm, body.RESPONSE, asked)
      return transaction(async (inner) => {
        const { isLasting } = await useChallenge(inner, 'second-step', token)
        await noteUse(inner, checked)
        return finish(inner, acting, isLasting)
      })
    }
    const secret = await factorSecret(orm)
    return transaction(async (inner) => {
      const taken = await takeFactorCode(inner, { account: person.id, code: body.CODE, secret })
      if (taken.answer !== 'right') throw await refuseCode(inner, taken, { ...acting, challenge })
      const { isLasting } = await useChallenge(inner, 'second-step', token)
      if (taken.method === 'recovery')
        await tellOfCode(inner, acting, await countRecoveryCodes(inner, person.id))
      return finish(inner, acting, isLasting)
    })
  },
})

/** Begins a sign-in by a passkey alone; whose it is, its answer says. */
export const askForOwnPasskey = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/passkey/options',
  summary: 'What a browser asks a passkey for that is to sign a person in alone',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  answer: passkeyAsked,
  act: async ({ orm, settings }) => {
    const OPTIONS = await askForPasskey(settings)
    const CHALLENGE = await openChallenge(orm, { purpose: 'passkey-sign-in', signed: OPTIONS.challenge })
    return { CHALLENGE, OPTIONS: { ...OPTIONS } }
  },
})

/** A passkey that has verified who holds it is both steps: the device, and the finger or PIN that opens it. */
export const signInByPasskey = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/passkey',
  summary: 'Signs a person in by a passkey alone, which has verified who holds it; sets the session cookie',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: passkeySignInBody,
  answer: signedInUser,
  act: async ({ orm, body, caller, locale, settings, transaction }) => {
    const { CHALLENGE: token, RESPONSE, REMEMBER } = body
    const { signed } = await findChallenge(orm, 'passkey-sign-in', token)
    const checked = await checkPasskey(orm, RESPONSE, { signed: signed ?? '', site: settings, isAlone: true })
    const person = await personOf(orm, checked.passkey.account, settings)
    return transaction(async (inner) => {
      await useChallenge(inner, 'passkey-sign-in', token)
      await noteUse(inner, checked)
      return finish(inner, { person, caller, locale, settings }, REMEMBER)
    })
  },
})

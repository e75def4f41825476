import type { z } from 'zod'
import { translate } from '../../locales/index.ts'
import { authorizeBody } from '../../schemas/api/account.ts'
import { signedInUser } from '../../schemas/api/user.ts'
import { deviceOf } from '../../schemas/formats/device-name.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { contactOf, findByContact } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'
import { isKnownDevice, maySignIn, startSession } from '../kit/sessions/session.ts'
import {
  createToken,
  pendingRegistrations,
  resendCode,
  resendSeconds,
  startedConfirmation,
} from './confirmation.ts'
import { countAttempt, resetAttempts } from './login-attempts.ts'
import { isExpired, verifyPassword } from './password.ts'
import type { Registration } from './registration.ts'
import { bindToBrowser, knownBrowser } from './registration-cookie.ts'
import { userAnswer } from './user-answer.ts'

/** How long the token for changing an expired password is valid. */
const changeSeconds = 900

/** Parameters of the sign-in notification: device and time. */
function signInParams({ locale }: Account, { userAgent }: Caller) {
  const t = translate(locale)
  const device = deviceOf(userAgent)
  return {
    DEVICE: device ? t('profile:settings.sessions.device', device) : t('profile:settings.sessions.unknown'),
    AT: new Date().toISOString(),
  }
}

/** The pending registration with this login and password; there may be several for one login. */
async function fittingRegistration(
  orm: Orm,
  caller: Caller,
  { LOGIN, PASSWORD }: z.infer<typeof authorizeBody>,
) {
  for (const waiting of await pendingRegistrations(orm, LOGIN, knownBrowser(caller))) {
    const { passwordHash } = waiting.pending as Registration
    if (await verifyPassword(passwordHash, PASSWORD)) return waiting
  }
  return undefined
}

/** A25. An unknown login and a wrong password give the same response in the same time. */
export const authorize = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/authorize',
  summary: 'Signs a person in by e-mail or phone and password; sets the session cookie',
  access: 'anyone',
  body: authorizeBody,
  answer: signedInUser,
  act: async ({ orm, body, locale, caller, settings, transaction }) => {
    const { LOGIN, PASSWORD, REMEMBER } = body
    const contact = contactOf(LOGIN)
    await countAttempt(orm, caller, contact.contact)
    const found = await findByContact(orm, contact)
    const waiting = found ? undefined : await fittingRegistration(orm, caller, body)
    const isRight = waiting ? true : await verifyPassword(found?.passwordHash, PASSWORD)
    if (!isRight || (found && !maySignIn(found, settings))) throw new ApiError('WRONG_CREDENTIALS')
    await resetAttempts(orm, caller, [contact.contact])
    if (waiting) {
      const isTimeToSend = waiting.sentAt.getTime() < Date.now() - resendSeconds * 1000
      const data = await transaction(async (inner) => {
        await bindToBrowser(inner, waiting, caller)
        return isTimeToSend ? resendCode(inner, waiting, locale) : startedConfirmation(waiting.id)
      })
      throw new ApiError('EMAIL_NOT_CONFIRMED', { data })
    }
    if (!found) throw new ApiError('WRONG_CREDENTIALS')
    if (isExpired(found, settings)) {
      const CHANGE_TOKEN = await createToken(orm, {
        ...contact,
        purpose: 'change',
        account: found.id,
        seconds: changeSeconds,
      })
      throw new ApiError('PASSWORD_EXPIRED', { data: { CHANGE_TOKEN } })
    }
    const begin = (inner: Orm) => startSession(inner, caller, found, { isLasting: REMEMBER })
    if (await isKnownDevice(orm, found.id, caller)) await begin(orm)
    else
      await transaction(async (inner) => {
        await sendToAccount(inner, found, { template: 'new-sign-in', params: signInParams(found, caller) })
        await begin(inner)
      })
    return userAnswer(found, settings)
  },
})

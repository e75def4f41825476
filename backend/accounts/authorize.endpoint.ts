import type { z } from 'zod'
import { authorizeBody } from '../../schemas/api/account.ts'
import { signedInUser } from '../../schemas/api/user.ts'
import { askSecondStep } from '../factors/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { contactOf, findByContact } from '../kit/sessions/contact.ts'
import { maySignIn } from '../kit/sessions/session.ts'
import { pendingRegistrations, resendCode, resendSeconds, startedConfirmation } from './confirmation.ts'
import { askForNewPassword } from './expired-password.ts'
import { countAttempt, resetAttempts } from './login-attempts.ts'
import { verifyPassword } from './password.ts'
import type { Registration } from './registration.ts'
import { bindToBrowser, knownBrowser } from './registration-cookie.ts'
import { signIn } from './sign-in.ts'
import { userAnswer } from './user-answer.ts'

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

/**
 * A25. An unknown login and a wrong password give the same response in the same time. An account with a second factor is asked for it
 * (403 `SECOND_STEP`): until then there is no session, and the place is none of the person's.
 */
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
    const asked =
      (await askSecondStep(orm, found, { isLasting: REMEMBER, site: settings })) ??
      (await askForNewPassword(orm, found, { contact, settings }))
    if (asked) throw asked
    await transaction((inner) => signIn(inner, caller, found, { isLasting: REMEMBER }))
    return userAnswer(found, settings)
  },
})

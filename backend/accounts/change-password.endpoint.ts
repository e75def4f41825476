import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { changePasswordBody, restoreBody, restorePasswordBody } from '../../schemas/api/account.ts'
import { signedInUser } from '../../schemas/api/user.ts'
import { isLogin } from '../../schemas/formats/password.ts'
import { account } from '../database/tables/index.ts'
import { askSecondStep, hasFactor } from '../factors/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { contactOf, findByContact, ownContacts } from '../kit/sessions/contact.ts'
import { endSessions, startSession } from '../kit/sessions/session.ts'
import type { Settings } from '../kit/settings.ts'
import { fromEverywhere } from './code-limits.ts'
import { createToken, invalidateTokens, redeemToken } from './confirmation.ts'
import { resetAttempts } from './login-attempts.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { provePassword } from './prove-password.ts'
import { userAnswer } from './user-answer.ts'

/** A password reset link is valid for an hour and for one use (A31). */
const linkSeconds = 3600

/** Stores a new password, ends all sessions except the given one and notifies the person. */
async function writePassword(
  orm: Orm,
  { id, passwordHash, caller, except }: { id: string; passwordHash: string; caller: Caller; except?: string },
) {
  const [changed] = await orm
    .update(account)
    .set({ passwordHash, passwordChangedAt: new Date(), passwordExpiresAt: null })
    .where(eq(account.id, id))
    .returning()
  if (!changed) throw new ApiError('LINK_EXPIRED')
  await endSessions(orm, id, except)
  await invalidateTokens(orm, id)
  await resetAttempts(orm, caller, ownContacts(changed))
  await sendToAccount(orm, changed, { template: 'password-changed', params: {} })
  return changed
}

type ByToken = {
  purpose: 'restore' | 'change'
  token: string
  password: string
  passwordHash: string
  locale: Locale
  caller: Caller
  settings: Settings
}

/**
 * Sets a new password by a token and signs the person in; all other sessions end. A link that was sent stands for the password alone: an
 * account with a second factor is asked for it, while the new password stays. The token of an expired password comes after both.
 */
async function writeByToken(
  orm: Orm,
  { purpose, token, password, passwordHash, locale, caller, settings }: ByToken,
) {
  const id = await redeemToken(orm, purpose, token)
  const [before] = await orm.select().from(account).where(eq(account.id, id))
  if (!before || before.isDemo) throw new ApiError('LINK_EXPIRED')
  if (isLogin(password, [before.email, before.phone]))
    throw fieldFault(locale, { PASSWORD: 'passwordIsLogin' })
  // The same password must not replace an expired one. After a reset it is allowed: the person may have
  // remembered it.
  if (purpose === 'change' && (await verifyPassword(before.passwordHash, password)))
    throw fieldFault(locale, { PASSWORD: 'passwordIsOld' })
  const changed = await writePassword(orm, { id, passwordHash, caller })
  const asked =
    purpose === 'restore' && (await askSecondStep(orm, changed, { isLasting: false, site: settings }))
  if (asked) throw asked
  await startSession(orm, caller, changed, { isLasting: false, withFactor: await hasFactor(orm, id) })
  return userAnswer(changed, settings)
}

/** Longer than creating a link takes. */
const restoreMs = 100

/** A31: the response does not reveal whether the account exists. */
export const restore = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/restore',
  summary: 'Sends a link to set a new password, where there is such an account',
  access: 'anyone',
  limits: [
    { per: 'address', times: 20, seconds: 3600 },
    { per: { field: 'LOGIN', from: 'address' }, times: 5, seconds: 3600 },
    { per: { field: 'LOGIN' }, ...fromEverywhere },
  ],
  body: restoreBody,
  answer: z.object({}),
  status: 202,
  act: async ({ orm, body, transaction }) => {
    const contact = contactOf(body.LOGIN)
    const sendLink = async () => {
      const found = await findByContact(orm, contact)
      // The password of a demo account is public, so it cannot be changed.
      if (!found || found.isDemo) return
      await transaction(async (inner) => {
        const row = { ...contact, purpose: 'restore', account: found.id, seconds: linkSeconds } as const
        const token = await createToken(inner, row)
        const LINK = `/auth/password-restore?token=${token}`
        await sendToAccount(inner, found, { template: 'restore-password', params: { LINK } })
      })
    }
    // The response time must not reveal whether the account exists either.
    await Promise.all([sendLink(), wait(restoreMs)])
    return {}
  },
})

/** A32: the link proves ownership of the contact, so the person is signed in; all other sessions end. */
export const restorePassword = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/restore_password',
  summary: 'Sets a new password by the token of a link, and ends all other sessions',
  access: 'anyone',
  limits: [{ per: 'address', times: 30, seconds: 900 }],
  body: restorePasswordBody,
  answer: signedInUser,
  act: async ({ body, caller, locale, settings, transaction }) => {
    const passwordHash = await hashPassword(body.PASSWORD)
    const { TOKEN: token, PASSWORD: password } = body
    return transaction((orm) =>
      writeByToken(orm, { purpose: 'restore', token, password, passwordHash, locale, caller, settings }),
    )
  },
})

/** A33: authorized by the old password, or by the token of an expired one. */
export const changePassword = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/change_password',
  summary: 'Changes the password by the old one, or by the token of an expired one',
  access: 'anyone',
  limits: [{ per: 'address', times: 30, seconds: 900 }],
  body: changePasswordBody,
  answer: signedInUser,
  act: async ({ orm, body, caller, locale, person, settings, transaction }) => {
    const { PASSWORD: password, CHANGE_TOKEN: token, OLD_PASSWORD } = body
    if (token !== undefined) {
      const passwordHash = await hashPassword(password)
      return transaction((inner) =>
        writeByToken(inner, { purpose: 'change', token, password, passwordHash, locale, caller, settings }),
      )
    }
    if (!person) throw new ApiError('UNAUTHORIZED')
    const { id, email, phone } = person.account
    await provePassword(orm, person.account, OLD_PASSWORD ?? '', { locale, field: 'OLD_PASSWORD' })
    if (isLogin(password, [email, phone])) throw fieldFault(locale, { PASSWORD: 'passwordIsLogin' })
    const passwordHash = await hashPassword(password)
    const changed = await transaction((inner) =>
      writePassword(inner, { id, passwordHash, caller, except: person.session.id }),
    )
    return userAnswer(changed, settings)
  },
})

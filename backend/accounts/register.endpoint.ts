import { confirmationCodeBody, registerBody } from '../../schemas/api/account.ts'
import { confirmationSent, signedInUser } from '../../schemas/api/user.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { findByContact } from '../kit/sessions/contact.ts'
import { startSession } from '../kit/sessions/session.ts'
import { codesADay } from './code-limits.ts'
import { redeemCode, startConfirmation, startDecoy } from './confirmation.ts'
import { notifyOwner } from './notify-owner.ts'
import { hashPassword } from './password.ts'
import { createAccount, type Registration } from './registration.ts'
import { browserHash } from './registration-cookie.ts'
import { userAnswer } from './user-answer.ts'

/**
 * A27. If the contact already has an account, its owner is notified and the caller gets the same response.
 * The code is sent by e-mail, or by SMS if there is no address. The account is created only when the code is
 * entered. A name has no profanity (V-4): others read it above what the person writes.
 */
export const register = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/register/email',
  summary: 'Begins a registration by e-mail or phone and sends a code',
  access: 'anyone',
  limits: [
    { per: 'address', times: 20, seconds: 3600 },
    ...(['EMAIL', 'TEL'] as const).flatMap((field) => [
      { per: { field, from: 'address' as const }, times: 5, seconds: 3600 },
      ...codesADay(field),
    ]),
  ],
  body: registerBody,
  answer: confirmationSent,
  status: 201,
  act: async ({ orm, body, locale, caller, transaction }) => {
    refuseProfanity(locale, { LASTNAME: body.LASTNAME, NAME: body.NAME, MIDDLENAME: body.MIDDLENAME })
    const contact = body.EMAIL
      ? ({ channel: 'email', contact: body.EMAIL } as const)
      : ({ channel: 'phone', contact: body.TEL ?? '' } as const)
    const pending: Registration = {
      email: body.EMAIL ?? null,
      phone: body.TEL ?? null,
      passwordHash: await hashPassword(body.PASSWORD),
      lastName: body.LASTNAME,
      name: body.NAME,
      middleName: body.MIDDLENAME ?? null,
      locale: body.LOCALE,
    }
    const known = await findByContact(orm, contact)
    const browser = browserHash(caller)
    return transaction(async (inner) => {
      const begin = { ...contact, purpose: 'register' } as const
      if (!known)
        return startConfirmation(inner, { ...begin, locale: body.LOCALE, pending, browserHash: browser })
      await notifyOwner(inner, known, contact)
      return startDecoy(inner, begin)
    })
  },
})

/** A28: creates the account and signs the person in. */
export const confirmRegistration = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/register/confirmation_code',
  summary: 'Ends a registration by the code that was sent, and signs the person in',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: confirmationCodeBody,
  answer: signedInUser,
  act: ({ body, caller, settings, transaction }) =>
    transaction(async (orm) => {
      const from = { purpose: 'register', address: caller.address } as const
      const made = await createAccount(orm, await redeemCode(orm, body.CONFIRM_ID, body.CODE, from))
      await startSession(orm, caller, made, { isLasting: false })
      return userAnswer(made, settings)
    }),
})

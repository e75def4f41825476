import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import {
  type confirmationCodeBody,
  confirmationEmailBody,
  confirmationPhoneBody,
} from '../../schemas/api/account.ts'
import { confirmationSent, signedInUser } from '../../schemas/api/user.ts'
import { account } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import type { Limit } from '../kit/limits/limit.ts'
import { sendToAllContacts } from '../kit/outbox/send-to-account.ts'
import {
  type Contact,
  confirmedContact,
  findByContact,
  maskedContact,
  ownContacts,
} from '../kit/sessions/contact.ts'
import type { Person } from '../kit/sessions/person.ts'
import type { Settings } from '../kit/settings.ts'
import { codeLimits } from './code-limits.ts'
import {
  invalidateTokens,
  redeemCode,
  resendCode,
  type StartedConfirmation,
  startConfirmation,
  startDecoy,
} from './confirmation.ts'
import { notifyOwner } from './notify-owner.ts'
import { adoptReviews } from './own-review.ts'
import { provePassword } from './prove-password.ts'
import { startedInBrowser } from './registration-cookie.ts'
import { userAnswer } from './user-answer.ts'

/**
 * Sends a confirmation code: to the new contact of a signed-in person, otherwise again for the registration
 * that was started in this browser. The response is the same if the contact belongs to another account or to
 * none.
 */
async function sendCode(
  orm: Orm,
  contact: Contact,
  { locale, person, caller }: Acting,
): Promise<StartedConfirmation> {
  if (!person) {
    const waiting = await startedInBrowser(orm, contact.contact, caller)
    return waiting ? resendCode(orm, waiting, locale) : startDecoy(orm, { ...contact, purpose: 'register' })
  }
  const begin = { ...contact, purpose: contact.channel, account: person.account.id }
  const owner = await findByContact(orm, contact)
  if (!owner || owner.id === person.account.id) return startConfirmation(orm, { ...begin, locale })
  await notifyOwner(orm, owner, contact)
  return startDecoy(orm, begin)
}

/** Assigns a confirmed contact to its account. The contacts of before are told: it may be somebody else who sits at an open session. */
async function takeContact(
  orm: Orm,
  { person: { account: before }, settings }: { person: Person; settings: Settings },
  confirmed: Contact & { account: string | null },
) {
  if (confirmed.account !== before.id) throw new ApiError('CODE_EXPIRED')
  const owner = await findByContact(orm, confirmed)
  if (owner && owner.id !== before.id) throw new ApiError('CONFLICT')
  const [after] = await orm
    .update(account)
    .set(confirmedContact(confirmed))
    .where(eq(account.id, before.id))
    .returning()
  if (!after) throw new ApiError('UNAUTHORIZED')
  await invalidateTokens(orm, after.id)
  await adoptReviews(orm, after)
  if (!ownContacts(before).includes(confirmed.contact)) {
    const masked = maskedContact(confirmed)
    await sendToAllContacts(
      orm,
      before,
      confirmed.channel === 'email'
        ? { template: 'email-changed', params: { EMAIL: masked } }
        : { template: 'phone-changed', params: { TEL: masked } },
    )
  }
  return userAnswer(after, settings)
}

type Acting = {
  person: Person | undefined
  locale: Locale
  caller: Caller
  settings: Settings
  orm: Orm
  count: () => Promise<void>
  transaction: <T>(fn: (orm: Orm) => Promise<T>) => Promise<T>
}

/**
 * Sends a code to a contact (202). A signed-in person proves the password first, also for a contact where there was none: whoever has a
 * contact can restore the password. That locks nobody out: every account has a password and a confirmed contact since its registration,
 * whose code is sent again to whoever is not signed in, without the password.
 */
async function answerSent(acting: Acting, contact: Contact, password: string | undefined): Promise<Response> {
  const { person, locale, orm, count, transaction } = acting
  if (person) {
    if (password === undefined) throw fieldFault(locale, { PASSWORD: 'required' })
    await provePassword(orm, person.account, password, { locale, field: 'PASSWORD' })
  }
  // After the password: a mistyped one must not keep its owner waiting for the next code.
  await count()
  return Response.json(await transaction((inner) => sendCode(inner, contact, acting)), { status: 202 })
}

/** Makes a contact the person's by its code. */
async function checkCode(
  { person, settings, caller, transaction }: Acting,
  channel: Contact['channel'],
  { CONFIRM_ID, CODE }: z.infer<typeof confirmationCodeBody>,
) {
  if (!person) throw new ApiError('UNAUTHORIZED')
  return transaction(async (orm) =>
    takeContact(
      orm,
      { person, settings },
      await redeemCode(orm, CONFIRM_ID, CODE, { purpose: channel, address: caller.address }),
    ),
  )
}

const limits = (field: 'TEL' | 'EMAIL'): Limit[] => [
  // Each code may be tried five times.
  { per: 'address', times: 60, seconds: 900 },
  ...codeLimits(field),
]

const common = {
  method: 'post',
  service: 'api-front2',
  access: 'anyone',
  countsItself: true,
  answer: z.union([confirmationSent, signedInUser]),
} as const

/** A29 */
export const confirmEmail = defineCall({
  ...common,
  path: '/v1/user/confirmation/email',
  summary:
    'Sends a code to an e-mail address, for whoever is signed in after the password, or makes it the person’s by the code',
  limits: limits('EMAIL'),
  body: confirmationEmailBody,
  act: ({ body, ...acting }) =>
    'EMAIL' in body
      ? answerSent(acting, { channel: 'email', contact: body.EMAIL }, body.PASSWORD)
      : checkCode(acting, 'email', body),
})

/** A30 */
export const confirmPhone = defineCall({
  ...common,
  path: '/v1/user/confirmation/phone',
  summary:
    'Sends a code to a phone, for whoever is signed in after the password, or makes it the person’s by the code',
  limits: limits('TEL'),
  body: confirmationPhoneBody,
  act: ({ body, ...acting }) =>
    'TEL' in body
      ? answerSent(acting, { channel: 'phone', contact: body.TEL }, body.PASSWORD)
      : checkCode(acting, 'phone', body),
})

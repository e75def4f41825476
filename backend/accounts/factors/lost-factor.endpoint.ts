import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import {
  keepFactorsBody,
  lostFactorAnswer,
  lostFactorAsked,
  lostFactorBody,
  lostFactorCodeBody,
} from '../../../schemas/api/factors.ts'
import { account, factorReset } from '../../database/tables/index.ts'
import {
  confirmReset,
  deviceWords,
  endReset,
  findChallenge,
  findReset,
  keepLink,
  keepSecret,
  noteFactorEvent,
  removeFactors,
  resetOfLink,
  useChallenge,
  waitHours,
} from '../../factors/index.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { sendToAllContacts } from '../../kit/outbox/send-to-account.ts'
import { type Contact, contactOf, maskedContact, ownContacts } from '../../kit/sessions/contact.ts'
import { isKnownBrowser } from '../../kit/sessions/known-device.ts'
import type { Account } from '../../kit/sessions/person.ts'
import { endSessions } from '../../kit/sessions/session.ts'
import { limitCodes } from '../code-limits.ts'
import { redeemCode, startConfirmation } from '../confirmation.ts'
import { signIn } from '../sign-in.ts'
import { userAnswer } from '../user-answer.ts'
import { changing } from './change-factors.ts'
import { personOf } from './second-step.endpoint.ts'

/**
 * Where the code goes: to the phone if there is one, because the password may have been set anew by the mailbox, which would then open
 * everything alone.
 */
function contactFor(person: Account): Contact {
  const contacts = ownContacts(person)
  const contact = contacts.find((one) => !one.includes('@')) ?? contacts[0]
  if (contact === undefined) throw new ApiError('FORBIDDEN')
  return contactOf(contact)
}

const waitOf = async (orm: Orm, caller: Caller, person: Account): Promise<number> =>
  waitHours(await findReset(orm, person.id), await isKnownBrowser(orm, caller, ownContacts(person)))

/** Whoever knows the password but has no factor asks for a code to the account's contact. */
export const loseFactor = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/second_step/lost',
  summary:
    'Sends a code to the contact of a person who has lost their second factor, and says how long they wait after it',
  access: 'anyone',
  limits: [{ per: 'address', times: 30, seconds: 3600 }],
  body: lostFactorBody,
  answer: lostFactorAsked,
  status: 202,
  act: async ({ orm, body, caller, settings, transaction }) => {
    const challenge = await findChallenge(orm, 'second-step', body.CHALLENGE)
    const person = await personOf(orm, challenge.account, settings)
    const contact = contactFor(person)
    const WAIT_HOURS = await waitOf(orm, caller, person)
    await limitCodes(orm, { contact: contact.contact, address: caller.address })
    const row = { ...contact, purpose: 'lost-factor', account: person.id, locale: person.locale } as const
    const started = await transaction((inner) => startConfirmation(inner, row))
    return { ...started, CONTACT: maskedContact(contact), WAIT_HOURS }
  },
})

/** Tells all contacts of a person until when they can refuse, with the link that does so. */
async function tellOfReset(
  orm: Orm,
  person: Account,
  { id, readyAt }: { id: string; readyAt: Date },
  secret: string,
) {
  await noteFactorEvent(orm, person.id, 'reset-asked', { READY_AT: readyAt.toISOString() })
  await sendToAllContacts(orm, person, {
    template: 'factor-reset-asked',
    params: { READY_AT: readyAt.toISOString(), LINK: keepLink(secret, id) },
  })
}

/** The code of the contact: the factors go at once where nothing is to be waited for, otherwise the time begins. */
export const confirmLostFactor = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/second_step/lost/confirm',
  summary: 'Takes the lost factors away by the code, or says from when on that can be done',
  access: 'anyone',
  limits: [{ per: 'address', times: 60, seconds: 900 }],
  body: lostFactorCodeBody,
  answer: lostFactorAnswer,
  act: async ({ orm, body, caller, settings, transaction }) => {
    const challenge = await findChallenge(orm, 'second-step', body.CHALLENGE)
    const person = await personOf(orm, challenge.account, settings)
    const secret = await keepSecret(orm)
    return transaction(async (inner) => {
      await inner.select({ id: account.id }).from(account).where(eq(account.id, person.id)).for('update')
      const before = await findReset(inner, person.id)
      const wait = await waitOf(inner, caller, person)
      const redeemed = await redeemCode(inner, body.CONFIRM_ID, body.CODE, {
        purpose: 'lost-factor',
        address: caller.address,
      })
      if (redeemed.account !== person.id) throw new ApiError('CODE_EXPIRED')
      const { isLasting } = await useChallenge(inner, 'second-step', body.CHALLENGE)
      const reset = await confirmReset(inner, person.id, wait)
      const { readyAt } = reset
      if (readyAt && readyAt > new Date()) {
        if (!before?.confirmedAt) await tellOfReset(inner, person, { id: reset.id, readyAt }, secret)
        return { USER: null, READY_AT: readyAt.toISOString() }
      }
      await removeFactors(inner, person.id)
      await endReset(inner, person.id)
      await endSessions(inner, person.id)
      const DEVICE = deviceWords(caller, person.locale)
      await noteFactorEvent(inner, person.id, 'reset-done', { DEVICE })
      await sendToAllContacts(inner, person, {
        template: 'factor-reset-done',
        params: { DEVICE, AT: new Date().toISOString() },
      })
      await signIn(inner, caller, person, { isLasting })
      return { USER: userAnswer(person, settings), READY_AT: null }
    })
  },
})

/** The link of the message: the person refuses, and everything stays as it is. */
export const keepFactors = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/factor_reset/refuse',
  summary: 'Keeps the second factors of a person, by the link of the message that announced their end',
  access: 'anyone',
  limits: [{ per: 'address', times: 30, seconds: 900 }],
  body: keepFactorsBody,
  answer: z.object({}),
  act: async ({ orm, body, transaction }) => {
    const id = resetOfLink(await keepSecret(orm), body.TOKEN)
    if (id === undefined) throw new ApiError('LINK_EXPIRED')
    return transaction(async (inner) => {
      const [reset] = await inner.select().from(factorReset).where(eq(factorReset.id, id))
      if (!reset || reset.endedAt || !(await endReset(inner, reset.account)))
        throw new ApiError('LINK_EXPIRED')
      await noteFactorEvent(inner, reset.account, 'reset-cancelled')
      return {}
    })
  },
})

/** The same in the settings of the person. */
export const refuseReset = defineCall({
  ...changing,
  path: '/v1/user/factors/reset/refuse',
  summary: 'Keeps the second factors of the person, whose end was asked for',
  act: async ({ person: { account: own }, transaction }) => {
    await transaction(async (inner) => {
      if (await endReset(inner, own.id)) await noteFactorEvent(inner, own.id, 'reset-cancelled')
    })
    return undefined
  },
})

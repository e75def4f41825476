import { z } from '@hono/zod-openapi'
import { and, eq } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import { madeCodes, newPasskeyBody, passkeyAsked, passwordBody } from '../../../schemas/api/factors.ts'
import { passkey } from '../../database/tables/index.ts'
import {
  askForNewPasskey,
  factorSecret,
  findChallenge,
  findPasskeys,
  hasFactor,
  openChallenge,
  readNewPasskey,
  useChallenge,
} from '../../factors/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { provePassword } from '../prove-password.ts'
import { addedFactor, changing, removedFactor } from './change-factors.ts'

/** How many passkeys a person may have. */
const mostPasskeys = 20

export const beginPasskey = defineCall({
  ...changing,
  path: '/v1/user/factors/passkeys',
  summary: 'What a browser makes a new passkey with, after the password',
  body: passwordBody,
  answer: passkeyAsked,
  act: async ({ orm, body, person: { account: own }, locale, settings }) => {
    await provePassword(orm, own, body.PASSWORD, { locale, field: 'PASSWORD' })
    const known = await findPasskeys(orm, own.id)
    if (known.length >= mostPasskeys) throw new ApiError('LIST_FULL')
    const product = translate(locale)('application:name')
    const OPTIONS = await askForNewPasskey(own, { site: settings, known, product })
    const row = { purpose: 'add-passkey', account: own.id, signed: OPTIONS.challenge } as const
    return { CHALLENGE: await openChallenge(orm, row), OPTIONS: { ...OPTIONS } }
  },
})

export const addPasskey = defineCall({
  ...changing,
  path: '/v1/user/factors/passkeys/confirm',
  summary: 'Keeps a new passkey under its name; with the first factor come the recovery codes',
  body: newPasskeyBody,
  answer: madeCodes,
  act: async ({ orm, body, person, caller, settings, transaction }) => {
    const own = person.account
    const { account: of, signed } = await findChallenge(orm, 'add-passkey', body.CHALLENGE)
    if (of !== own.id) throw new ApiError('CHALLENGE_OVER')
    const made = await readNewPasskey(body.RESPONSE, { signed: signed ?? '', site: settings })
    const secret = await factorSecret(orm)
    return transaction(async (inner) => {
      await useChallenge(inner, 'add-passkey', body.CHALLENGE)
      const isFirst = !(await hasFactor(inner, own.id))
      const kept = await inner
        .insert(passkey)
        .values({ account: own.id, name: body.NAME, ...made })
        .onConflictDoNothing()
        .returning({ id: passkey.id })
      if (kept.length === 0) throw new ApiError('CONFLICT')
      return { CODES: await addedFactor(inner, { person, caller }, { secret, isFirst, passkey: body.NAME }) }
    })
  },
})

export const removePasskey = defineCall({
  ...changing,
  path: '/v1/user/factors/passkeys/{passkey}/remove',
  summary: 'Removes a passkey of the person, after the password; 404 for one of somebody else',
  params: z.object({ passkey: z.uuid().describe('Id of the passkey.') }),
  body: passwordBody,
  answer: z.object({}),
  act: async ({ orm, body, params, person, caller, locale, transaction }) => {
    const own = person.account
    await provePassword(orm, own, body.PASSWORD, { locale, field: 'PASSWORD' })
    return transaction(async (inner) => {
      const isIt = and(eq(passkey.id, params.passkey), eq(passkey.account, own.id))
      const [removed] = await inner.delete(passkey).where(isIt).returning({ name: passkey.name })
      if (!removed) return undefined
      await removedFactor(inner, { person, caller }, removed.name)
      return {}
    })
  },
})

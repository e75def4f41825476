import { z } from '@hono/zod-openapi'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { translate } from '../../../locales/index.ts'
import {
  appCodeBody,
  appKey,
  madeCodes,
  newPasskeyBody,
  ownFactors,
  passkeyAsked,
  passwordBody,
} from '../../../schemas/api/factors.ts'
import { company, membership, passkey } from '../../database/tables/index.ts'
import {
  appAddress,
  askForNewPasskey,
  countRecoveryCodes,
  endReset,
  factorSecret,
  findApp,
  findChallenge,
  findPasskeys,
  findReset,
  forgetFactors,
  hasFactor,
  keepAppKey,
  makeRecoveryCodes,
  newAppKey,
  noteFactorEvent,
  openChallenge,
  readFactorEvents,
  readNewPasskey,
  removeApp,
  takeAppCode,
  tellOfFactor,
  useChallenge,
} from '../../factors/index.ts'
import type { Caller } from '../../kit/caller.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import type { Person } from '../../kit/sessions/person.ts'
import { endSessions, markFactor } from '../../kit/sessions/session.ts'
import { wordsOf } from '../../shared/answers/words.ts'
import { invalidateTokens } from '../confirmation.ts'
import { provePassword } from '../prove-password.ts'

/** How many passkeys a person may have. */
const mostPasskeys = 20

export const readOwnFactors = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/user/factors',
  summary: 'The second factors of the person, what has happened to them, and which clinics require one',
  access: 'person',
  answer: ownFactors,
  act: async ({ orm, person: { account: own }, locale, settings }) => {
    const [app, passkeys, left, reset, events] = [
      await findApp(orm, own.id),
      await findPasskeys(orm, own.id),
      await countRecoveryCodes(orm, own.id),
      await findReset(orm, own.id),
      await readFactorEvents(orm, own.id),
    ]
    const requiring = await orm
      .select({ code: company.code, name: company.name, from: company.staffFactorFrom })
      .from(membership)
      .innerJoin(company, eq(company.code, membership.company))
      .where(and(eq(membership.account, own.id), isNotNull(company.staffFactorFrom)))
      .orderBy(asc(company.code))
    const nameOf = (name: (typeof requiring)[number]['name']) => wordsOf(name, locale).TEXT
    const allowing = reset?.company
      ? await orm.select({ name: company.name }).from(company).where(eq(company.code, reset.company))
      : []
    return {
      APP: app
        ? { CREATED_AT: app.createdAt.toISOString(), USED_AT: app.usedAt?.toISOString() ?? null }
        : null,
      PASSKEYS: passkeys.map((one) => ({
        PASSKEY_ID: one.id,
        NAME: one.name,
        CREATED_AT: one.createdAt.toISOString(),
        USED_AT: one.usedAt?.toISOString() ?? null,
        IS_SYNCED: one.isSynced,
      })),
      CODES_LEFT: left,
      ORIGIN: settings.origin,
      RESET: reset
        ? {
            READY_AT: reset.readyAt?.toISOString() ?? null,
            COMPANY: allowing[0] ? nameOf(allowing[0].name) : null,
          }
        : null,
      REQUIRED_BY: requiring.flatMap(({ code, name, from }) =>
        from ? [{ COMPANY_CODE: code, NAME: nameOf(name), FROM: from.toISOString() }] : [],
      ),
      HISTORY: events.map(({ kind, createdAt, about }) => ({
        KIND: kind,
        AT: createdAt.toISOString(),
        ABOUT: about,
      })),
    }
  },
})

type Acting = { person: Person; caller: Caller }

/**
 * What follows once an account has a factor: it is told, and with the first one come the recovery codes, which are shown once; every other
 * session ends, since it was begun without one, and so do links that were sent before.
 */
async function addedFactor(
  orm: Orm,
  { person, caller }: Acting,
  { secret, isFirst, passkey: name }: { secret: string; isFirst: boolean; passkey?: string },
): Promise<string[] | null> {
  const { account: own, session } = person
  await tellOfFactor(orm, { person: own, caller }, 'added', name)
  await markFactor(orm, { session: session.id })
  if (!isFirst) return null
  await endSessions(orm, own.id, session.id)
  await invalidateTokens(orm, own.id)
  await noteFactorEvent(orm, own.id, 'codes-made')
  return makeRecoveryCodes(orm, own.id, secret)
}

/** What follows once an account has lost a factor by its own will. */
async function removedFactor(orm: Orm, { person, caller }: Acting, name?: string): Promise<void> {
  const { account: own } = person
  await tellOfFactor(orm, { person: own, caller }, 'removed', name)
  if (!(await hasFactor(orm, own.id))) await forgetFactors(orm, own.id)
}

const changing = {
  method: 'post',
  service: 'w-front',
  access: 'person',
  limits: [{ per: 'person', times: 30, seconds: 900 }],
} as const

export const beginApp = defineCall({
  ...changing,
  path: '/v1/user/factors/app',
  summary: 'The key for a new authenticator app, after the password; it counts once a first code is right',
  body: passwordBody,
  answer: appKey,
  act: async ({ orm, body, person: { account: own }, locale, transaction }) => {
    await provePassword(orm, own, body.PASSWORD, { locale, field: 'PASSWORD' })
    const key = newAppKey()
    const secret = await factorSecret(orm)
    const isKept = await transaction((inner) => keepAppKey(inner, { account: own.id, secret, key }))
    if (!isKept) throw new ApiError('CONFLICT')
    const issuer = translate(locale)('application:name')
    return { KEY: key, ADDRESS: appAddress(key, { issuer, login: own.email ?? own.phone ?? '' }) }
  },
})

export const confirmApp = defineCall({
  ...changing,
  path: '/v1/user/factors/app/confirm',
  summary: 'Turns the authenticator app on by its first code; with the first factor come the recovery codes',
  body: appCodeBody,
  answer: madeCodes,
  act: async ({ orm, body, person, caller, locale, transaction }) => {
    const secret = await factorSecret(orm)
    const own = person.account
    return transaction(async (inner) => {
      const isFirst = !(await hasFactor(inner, own.id))
      const answer = await takeAppCode(inner, { account: own.id, secret, code: body.CODE, isFirst: true })
      if (answer === 'none') throw new ApiError('CHALLENGE_OVER')
      if (typeof answer === 'object')
        throw fieldFault(locale, { CODE: answer.minutesOff < 0 ? 'clockSlow' : 'clockFast' })
      if (answer !== 'right') throw fieldFault(locale, { CODE: 'appCodeWrong' })
      return { CODES: await addedFactor(inner, { person, caller }, { secret, isFirst }) }
    })
  },
})

export const turnAppOff = defineCall({
  ...changing,
  path: '/v1/user/factors/app/remove',
  summary: 'Turns the authenticator app off, after the password',
  body: passwordBody,
  act: async ({ orm, body, person, caller, locale, transaction }) => {
    await provePassword(orm, person.account, body.PASSWORD, { locale, field: 'PASSWORD' })
    await transaction(async (inner) => {
      if (await removeApp(inner, person.account.id)) await removedFactor(inner, { person, caller })
    })
    return undefined
  },
})

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

export const makeCodes = defineCall({
  ...changing,
  path: '/v1/user/factors/recovery',
  summary:
    'Makes the recovery codes of the person anew, after the password; earlier ones are worth nothing then',
  body: passwordBody,
  answer: madeCodes,
  act: async ({ orm, body, person: { account: own }, locale, transaction }) => {
    await provePassword(orm, own, body.PASSWORD, { locale, field: 'PASSWORD' })
    const secret = await factorSecret(orm)
    return transaction(async (inner) => {
      if (!(await hasFactor(inner, own.id))) throw new ApiError('NO_FACTOR')
      await noteFactorEvent(inner, own.id, 'codes-made')
      return { CODES: await makeRecoveryCodes(inner, own.id, secret) }
    })
  },
})

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

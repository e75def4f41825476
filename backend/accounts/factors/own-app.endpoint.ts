import { translate } from '../../../locales/index.ts'
import { appCodeBody, appKey, madeCodes, passwordBody } from '../../../schemas/api/factors.ts'
import {
  appAddress,
  factorSecret,
  hasFactor,
  keepAppKey,
  newAppKey,
  removeApp,
  takeAppCode,
} from '../../factors/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { provePassword } from '../prove-password.ts'
import { addedFactor, changing, removedFactor } from './change-factors.ts'

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

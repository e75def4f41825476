import { madeCodes, passwordBody } from '../../../schemas/api/factors.ts'
import { factorSecret, hasFactor, makeRecoveryCodes, noteFactorEvent } from '../../factors/index.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { defineCall } from '../../kit/http/endpoint.ts'
import { provePassword } from '../prove-password.ts'
import { changing } from './change-factors.ts'

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

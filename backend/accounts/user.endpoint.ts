import { eq } from 'drizzle-orm'
import { changeInformationBody } from '../../schemas/api/account.ts'
import { authState } from '../../schemas/api/auth.ts'
import { signedInUser } from '../../schemas/api/user.ts'
import { account, city } from '../database/tables/index.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { endSession } from '../kit/sessions/session.ts'
import { userAnswer } from './user-answer.ts'

/** A24 */
export const user = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/user',
  summary: 'The person who is signed in',
  access: 'person',
  answer: signedInUser,
  act: async ({ person, settings }) => userAnswer(person.account, settings),
})

/** A26. A GET that changes state, so its origin is checked. */
export const logout = defineCall({
  method: 'get',
  service: 'api-front2',
  path: '/v1/user/logout',
  summary: 'Ends the session and takes its cookie away',
  access: 'anyone',
  changes: true,
  act: async ({ orm, caller }) => {
    await endSession(orm, caller)
    return undefined
  },
})

/** A35 */
export const auth = defineCall({
  method: 'get',
  service: 'front',
  path: '/v1/auth',
  summary: 'Whether somebody is signed in, and how one signs in',
  access: 'anyone',
  isPersonal: true,
  answer: authState,
  act: async ({ person }) => ({
    AUTHORIZED: person !== undefined,
    METHODS: ['email' as const, 'phone' as const],
    EXPIRES_AT: person?.session.expiresAt.toISOString() ?? null,
  }),
})

/**
 * A34: absent fields stay as they are. E-mail and phone are changed by A29 and A30; here they may only equal
 * the confirmed ones.
 */
export const changeInformation = defineCall({
  method: 'post',
  service: 'api-front2',
  path: '/v1/user/change_information',
  summary: 'Changes what the person says about themselves',
  access: 'person',
  limits: [{ per: 'person', times: 60, seconds: 900 }],
  body: changeInformationBody,
  answer: signedInUser,
  act: async ({ orm, body, locale, person: { account: before }, settings }) => {
    refuseProfanity(locale, { LASTNAME: body.LASTNAME, NAME: body.NAME, MIDDLENAME: body.MIDDLENAME })
    if (body.EMAIL !== undefined && body.EMAIL !== before.email)
      throw fieldFault(locale, { EMAIL: 'contactNotConfirmed' })
    if (body.TEL !== undefined && body.TEL !== before.phone)
      throw fieldFault(locale, { TEL: 'contactNotConfirmed' })
    if (body.LOCATION) {
      const found = await orm.select({ slug: city.slug }).from(city).where(eq(city.slug, body.LOCATION))
      if (found.length === 0) throw fieldFault(locale, { LOCATION: 'invalid' })
    }
    const [after] = await orm
      .update(account)
      .set({
        lastName: body.LASTNAME,
        name: body.NAME,
        middleName: body.MIDDLENAME,
        birthday: body.BIRTHDAY,
        gender: body.GENDER,
        locale: body.LOCALE,
        city: body.LOCATION,
      })
      .where(eq(account.id, before.id))
      .returning()
    return after && userAnswer(after, settings)
  },
})

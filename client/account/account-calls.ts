import type {
  authorizeBody,
  changePasswordBody,
  registerBody,
  restoreBody,
  restorePasswordBody,
} from '../../schemas/api/account.ts'
import type { ConfirmationSent } from '../../schemas/api/user.ts'
import type { z } from '../../schemas/core/zod.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import type { Confirmation, Step } from './step.ts'

const user = '/api-front2/v1/user'

/** A call that signs a person in. */
const enter = async (path: string, body: object): Promise<void> => {
  await call('POST', `${user}/${path}`, body)
}

/** A confirmation code that was sent; A28 checks it. */
function confirmation(answer: unknown, contact: string): Confirmation {
  const { CONFIRM_ID, RESEND_AFTER } = answer as ConfirmationSent
  return {
    id: CONFIRM_ID,
    contact,
    resendAt: Date.now() + RESEND_AFTER * 1000,
    resend: () => sendCode(contact),
    check: (CODE) => enter('register/confirmation_code', { CONFIRM_ID, CODE }),
  }
}

/** A29, A30: sends the code of a registration again. */
export async function sendCode(contact: string): Promise<Confirmation> {
  const [path, body] = contact.includes('@') ? ['email', { EMAIL: contact }] : ['phone', { TEL: contact }]
  return confirmation(await call('POST', `${user}/confirmation/${path}`, body), contact)
}

/** A27: registers; the account is created when the code is confirmed. */
export const register = async (body: z.infer<typeof registerBody>): Promise<Confirmation> =>
  confirmation(await call('POST', `${user}/register/email`, body), body.EMAIL ?? body.TEL ?? '')

/** A25: signs in. Returns the step to do first, if any: confirm a contact, or change an expired password. */
export async function signIn(body: z.infer<typeof authorizeBody>): Promise<Step | undefined> {
  try {
    await enter('authorize', body)
    return undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const { code, data } = error
    if (code === 'EMAIL_NOT_CONFIRMED') {
      return { name: 'confirm', confirmation: confirmation(data, body.LOGIN) }
    }
    if (code === 'PASSWORD_EXPIRED' && typeof data.CHANGE_TOKEN === 'string') {
      return { name: 'expired', login: body.LOGIN, changeToken: data.CHANGE_TOKEN }
    }
    throw error
  }
}

/** A31: requests a link by e-mail; succeeds even if there is no such account. */
export const restore = (body: z.infer<typeof restoreBody>) => call('POST', `${user}/restore`, body)

/** A32: sets a new password by the token of a link, and signs in. */
export const restorePassword = (body: z.infer<typeof restorePasswordBody>) => enter('restore_password', body)

/** A33: replaces an expired password, and signs in. */
export const changePassword = (body: z.infer<typeof changePasswordBody>) => enter('change_password', body)

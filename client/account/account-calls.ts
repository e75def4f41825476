import type {
  authorizeBody,
  changePasswordBody,
  registerBody,
  restoreBody,
  restorePasswordBody,
} from '../../schemas/api/account.ts'
import type { ConfirmationBegun } from '../../schemas/api/user.ts'
import type { z } from '../../schemas/zod.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import type { Confirmation, Step } from './step.ts'

const user = '/api-front2/v1/user'

/** A call after which somebody is signed in. */
const enter = async (path: string, body: object): Promise<void> => {
  await call('POST', `${user}/${path}`, body)
}

/** A code on its way, checked by A28. */
function confirmation(answer: unknown, contact: string): Confirmation {
  const { CONFIRM_ID, RESEND_AFTER } = answer as ConfirmationBegun
  return {
    id: CONFIRM_ID,
    contact,
    resendAt: Date.now() + RESEND_AFTER * 1000,
    resend: () => sendCode(contact),
    check: (CODE) => enter('register/confirmation_code', { CONFIRM_ID, CODE }),
  }
}

/** A29, A30: sends the code of a registration once more. */
export async function sendCode(contact: string): Promise<Confirmation> {
  const [path, body] = contact.includes('@') ? ['email', { EMAIL: contact }] : ['phone', { TEL: contact }]
  return confirmation(await call('POST', `${user}/confirmation/${path}`, body), contact)
}

/** A27: a registration, which becomes an account with the code. */
export const register = async (body: z.infer<typeof registerBody>): Promise<Confirmation> =>
  confirmation(await call('POST', `${user}/register/email`, body), body.EMAIL ?? body.TEL ?? '')

/** A25: signs in. The answer is what has to be done before: a contact to confirm, an expired password to change. */
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

/** A31: succeeds whether there is such an account or not. */
export const restore = (body: z.infer<typeof restoreBody>) => call('POST', `${user}/restore`, body)

/** A32: a new password by the token of a link; signs in. */
export const restorePassword = (body: z.infer<typeof restorePasswordBody>) => enter('restore_password', body)

/** A33: a new password in place of one that has expired; signs in. */
export const changePassword = (body: z.infer<typeof changePasswordBody>) => enter('change_password', body)

import type { z } from 'zod'
import {
  type authorizeBody,
  type changePasswordBody,
  type registerBody,
  sentAnswer,
  userAnswer,
} from '../../schemas/requests/account.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import type { Confirmation, Step } from './step.ts'

const user = '/api-front2/v1/user'

type Sent = z.infer<typeof sentAnswer>
type Login = z.infer<typeof authorizeBody>

const isEmailAddress = (contact: string) => contact.includes('@')

/** A code on its way: how to ask for another, and what to do with the one that is entered. */
function confirmation(
  sent: Sent,
  contact: string,
  send: () => Promise<Sent>,
  check: (body: { CONFIRM_ID: string; CODE: string }) => Promise<void>,
): Confirmation {
  return {
    id: sent.CONFIRM_ID,
    contact,
    resendAt: Date.now() + sent.RESEND_AFTER * 1000,
    resend: async () => confirmation(await send(), contact, send, check),
    check: (CODE) => check({ CONFIRM_ID: sent.CONFIRM_ID, CODE }),
  }
}

/** A29 or A30, by what the contact is. */
const confirmPath = (contact: string) => `${user}/confirmation/${isEmailAddress(contact) ? 'email' : 'phone'}`
const sendCode = async (contact: string): Promise<Sent> =>
  sentAnswer.parse(
    await call('POST', confirmPath(contact), { [isEmailAddress(contact) ? 'EMAIL' : 'TEL']: contact }),
  )

/** A29, A30: sends a code to a contact; `then` is done when the code has fitted. */
export async function confirmContact(
  contact: string,
  then: () => Promise<void>,
  sent?: Sent,
): Promise<Confirmation> {
  const send = () => sendCode(contact)
  return confirmation(sent ?? (await send()), contact, send, async (body) => {
    await call('POST', confirmPath(contact), body)
    await then()
  })
}

/** A27 and A28: a registration, which becomes an account with the code. */
export async function register(body: z.infer<typeof registerBody>, then: () => void): Promise<Confirmation> {
  const send = async () => sentAnswer.parse(await call('POST', `${user}/register/email`, body))
  return confirmation(await send(), body.EMAIL ?? body.TEL ?? '', send, async (code) => {
    userAnswer.parse(await call('POST', `${user}/register/confirmation_code`, code))
    then()
  })
}

/**
 * A25: signs in, or says what has to be done before: a contact to confirm, after which it signs in by itself, or a
 * password that has expired. Undefined once signed in.
 */
export async function signIn(body: Login, then: () => void): Promise<Step | undefined> {
  try {
    userAnswer.parse(await call('POST', `${user}/authorize`, body))
    then()
    return undefined
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === 'EMAIL_NOT_CONFIRMED') {
      const again = async () => {
        await signIn(body, then)
      }
      const { data: sent } = sentAnswer.safeParse(error.data)
      return { name: 'confirm', confirmation: await confirmContact(body.LOGIN, again, sent) }
    }
    const { CHANGE_TOKEN: changeToken } = error.data
    if (error.code === 'PASSWORD_EXPIRED' && typeof changeToken === 'string') {
      return { name: 'expired', login: body.LOGIN, changeToken, isLasting: body.REMEMBER }
    }
    throw error
  }
}

/** A31: always succeeds, whether there is such an account or not. */
export const restore = (body: { LOGIN: string }) => call('POST', `${user}/restore`, body)

/** A32: a new password by the token of a link. */
export const restorePassword = (body: { TOKEN: string; PASSWORD: string }) =>
  call('POST', `${user}/restore_password`, body)

/** A33: a new password in place of one that has expired. */
export const changePassword = (body: z.infer<typeof changePasswordBody>) =>
  call('POST', `${user}/change_password`, body)

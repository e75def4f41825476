import type { Translate } from '../../locales/text-key.ts'
import type {
  authorizeBody,
  changePasswordBody,
  registerBody,
  restoreBody,
  restorePasswordBody,
} from '../../schemas/api/account.ts'
import type {
  LostFactorAnswer,
  LostFactorAsked,
  PasskeyAsked,
  SecondStepAsked,
} from '../../schemas/api/factors.ts'
import type { ConfirmationSent } from '../../schemas/api/user.ts'
import type { z } from '../../schemas/core/zod.ts'
import { call } from '../call.ts'
import { CallError } from '../call-error.ts'
import { answerWithPasskey } from '../passkey/answer-with-passkey.ts'
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

/** The step that a sign-in still needs, from its refusal: confirm a contact, show a second factor, or change an expired password. */
function stepFrom(error: unknown, login: string): Step {
  if (!(error instanceof CallError)) throw error
  const { code, data } = error
  if (code === 'EMAIL_NOT_CONFIRMED') return { name: 'confirm', confirmation: confirmation(data, login) }
  if (code === 'SECOND_STEP') return { name: 'secondStep', asked: data as SecondStepAsked }
  if (code === 'PASSWORD_EXPIRED' && typeof data.CHANGE_TOKEN === 'string')
    return { name: 'expired', login, changeToken: data.CHANGE_TOKEN }
  throw error
}

/** Signs in, or returns the step to do first. */
const enterOrStep = (path: string, body: object, login = ''): Promise<Step | undefined> =>
  enter(path, body).then(
    () => undefined,
    (error: unknown) => stepFrom(error, login),
  )

/** A25: signs in by the password. */
export const signIn = (body: z.infer<typeof authorizeBody>) => enterOrStep('authorize', body, body.LOGIN)

/** Ends a sign-in by the code of an app or a recovery code. */
export const enterCode = ({ CHALLENGE }: SecondStepAsked, CODE: string) =>
  enterOrStep('second_step', { CHALLENGE, CODE })

/** Ends a sign-in by a passkey. */
export const enterPasskey = async ({ CHALLENGE, PASSKEY }: SecondStepAsked, t: Translate) =>
  enterOrStep('second_step', {
    CHALLENGE,
    RESPONSE: await answerWithPasskey(PASSKEY ?? { challenge: '' }, t),
  })

/** Signs in by a passkey alone. */
export async function signInByPasskey(t: Translate): Promise<Step | undefined> {
  const { CHALLENGE, OPTIONS } = (await call('POST', `${user}/passkey/options`)) as PasskeyAsked
  return enterOrStep('passkey', { CHALLENGE, RESPONSE: await answerWithPasskey(OPTIONS, t) })
}

/** Sends a code to the contact of a person who has lost their factors. */
export const loseFactor = async ({ CHALLENGE }: SecondStepAsked) =>
  (await call('POST', `${user}/second_step/lost`, { CHALLENGE })) as LostFactorAsked

/** Enters that code: signed in, or the hours to wait. */
export async function confirmLostFactor(
  { CHALLENGE }: SecondStepAsked,
  { CONFIRM_ID, WAIT_HOURS }: LostFactorAsked,
  CODE: string,
): Promise<Step | undefined> {
  const body = { CHALLENGE, CONFIRM_ID, CODE }
  const { USER } = (await call('POST', `${user}/second_step/lost/confirm`, body)) as LostFactorAnswer
  return USER ? undefined : { name: 'lostWaits', hours: WAIT_HOURS }
}

/** Refuses the end of the factors, by the token of a link. */
export const keepFactor = (TOKEN: string) => call('POST', `${user}/factor_reset/refuse`, { TOKEN })

/** A31: requests a link by e-mail; succeeds even if there is no such account. */
export const restore = (body: z.infer<typeof restoreBody>) => call('POST', `${user}/restore`, body)

/** A32: sets a new password by the token of a link, and signs in. */
export const restorePassword = (body: z.infer<typeof restorePasswordBody>) =>
  enterOrStep('restore_password', body)

/** A33: replaces an expired password, and signs in. */
export const changePassword = (body: z.infer<typeof changePasswordBody>) =>
  enterOrStep('change_password', body)

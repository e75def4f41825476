import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Translate } from '../../locales/text-key.ts'
import type { PasskeyAsked } from '../../schemas/api/factors.ts'
import { passkeyFault } from './passkey-fault.ts'

/** What the API gives a browser to ask a passkey for; it is written by the same library as reads it here. */
type Asked = PasskeyAsked['OPTIONS']

/** Loaded where a passkey is used: most people sign in without one. */
const library = () => import('@simplewebauthn/browser')

/** Asks the person for a passkey. Throws a fault that says what to do. */
export const answerWithPasskey = async (asked: Asked, t: Translate): Promise<object> => {
  const { startAuthentication } = await library()
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON
  return startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw passkeyFault(error, t)
  })
}

/** Has the person make a new passkey. Throws a fault that says what to do. */
export const makePasskey = async (asked: Asked, t: Translate): Promise<object> => {
  const { startRegistration } = await library()
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON
  return startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw passkeyFault(error, t)
  })
}

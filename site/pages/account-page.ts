import {
  type AccountStep,
  accountToPage,
  type SignInReason,
} from '../../content-adapters/pages/account-to-page.ts'
import type { Route } from '../core/route.ts'

type AccountPage = Pick<Route, 'flags' | 'form' | 'load'>

/** A page of accounts that begins with `step`, or with another one if its address has the parameter `name`. */
const accountPage = (
  step: AccountStep,
  other?: { name: string; value: RegExp; step: AccountStep },
  flags: Route['flags'] = {},
): AccountPage => ({
  form: 'by script',
  flags: { ...flags, ...(other && { [other.name]: other.value }) },
  load: async ({ query }) => {
    const first = other && query.has(other.name) ? other.step : step
    return { content: accountToPage(first, query.get('redirect') as SignInReason | null), layout: 'auth' }
  },
})

/** The addresses at which a company is taken over, registered or joined. */
const reasons: Record<SignInReason, RegExp> = {
  claim: /^(?:\/[a-z]{2})?\/pro\/claim\?company=[\w-]{1,60}$/,
  new: /^(?:\/[a-z]{2})?\/pro\/new$/,
  join: /^(?:\/[a-z]{2})?\/pro\/join(?:\?|$)/,
}

/** R29: sign-in; with `?new`, registration. It says why a visitor was sent here. */
export const signInPage = accountPage(
  'signIn',
  { name: 'new', value: /^/, step: 'signUp' },
  { redirect: reasons },
)

/** R30: confirms an e-mail address. */
export const confirmEmailPage = accountPage('confirmEmail')

/** R31: replaces an expired password. Opened directly, it first asks the person to sign in. */
export const passwordExpiredPage = accountPage('expired')

/** R32: sets a new password by the link from an e-mail; without the link's token, a form that requests one. */
export const passwordRestorePage = accountPage('restore', {
  name: 'token',
  value: /^[\w-]{16,200}$/,
  step: 'newPassword',
})

/** Refuses the end of a person's second factors, by the link from the message that announced it; without the link, sign-in. */
export const keepFactorPage = accountPage('signIn', {
  name: 'keep',
  value: /^[\w-]{38}$/,
  step: 'keepFactor',
})

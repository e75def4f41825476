import { headers } from 'next/headers'
import { cache } from 'react'
import { translate } from '../../locales/index.ts'
import { addressHeader } from '../address-header.ts'
import { pathWithoutLocale } from '../navigation/path-locale.ts'
import { ownUser } from '../queries/profile.ts'
import { readQuery } from '../queries/read-query.ts'
import { requestLocale } from '../request-locale.ts'
import { moderationVerdict } from './moderation-verdict.ts'
import { productRoles } from './product-roles.ts'

/** The signed-in user with their roles, and whether they may not open the page of the request. */
export const signedIn = cache(async () => {
  const user = await readQuery(ownUser)
  const roles = productRoles(user)
  const [path = '/moderation'] = ((await headers()).get(addressHeader) ?? '/moderation').split('?')
  return { user, roles, isRefused: moderationVerdict(pathWithoutLocale(path), roles) === 403 }
})

/** The title of a tab that shows a refusal. */
export async function refusedTitle(): Promise<string> {
  const t = translate(await requestLocale())
  return `${t('business:noAccess.title')} · ${t('application:name')}`
}

import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R31: replaces an expired password. Opened directly, it first asks the person to sign in. */
export default async function PasswordExpiredPage(props: PageProps) {
  const { redirect } = await authQuery(props)
  return <AccountPage first={{ name: 'signIn', isExpired: true }} redirect={redirect} />
}

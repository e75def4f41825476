import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R31: a password has expired. Who comes without the answer that said so gets it by signing in. */
export default async function PasswordExpiredPage(props: PageProps) {
  const { redirect } = await authQuery(props)
  return <AccountPage first={{ name: 'signIn', isExpired: true }} redirect={redirect} />
}

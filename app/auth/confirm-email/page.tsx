import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R30: confirms an e-mail address. */
export default async function ConfirmEmailPage(props: PageProps) {
  const { redirect } = await authQuery(props)
  return <AccountPage first={{ name: 'confirmEmail' }} redirect={redirect} />
}

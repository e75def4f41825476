import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R29: sign-in; with `?new`, registration. */
export default async function SignInPage(props: PageProps) {
  const { redirect, isNew } = await authQuery(props)
  return <AccountPage first={{ name: isNew ? 'signUp' : 'signIn' }} redirect={redirect} />
}

import { token as tokenField } from '../../../schemas/api/fields.ts'
import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R32: sets a new password by the link from an e-mail; without the link's token, a form that requests one. */
export default async function PasswordRestorePage(props: PageProps) {
  const { redirect, token } = await authQuery(props)
  const { success, data } = tokenField.safeParse(token)
  return (
    <AccountPage
      first={success ? { name: 'newPassword', token: data } : { name: 'restore' }}
      redirect={redirect}
    />
  )
}

import { token as tokenField } from '../../../schemas/api/fields.ts'
import { AccountPage } from '../account-page.tsx'
import { authQuery, type PageProps } from '../query.ts'

/** R32: a new password by the link of a message; without one, the way to ask for it. */
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

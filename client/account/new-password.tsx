'use client'
import { newPassword } from '../../schemas/api/account-rules.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { changePassword, restorePassword } from './account-calls.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { goOn, type Step, type StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

/** A32: sets a new password by the link from an e-mail, and signs in. */
export function NewPassword({ go, done, token }: StepProps & { token: string }) {
  const { t } = usePage()
  const form = useRuledForm<{ PASSWORD: string }>({
    rules: { PASSWORD: newPassword },
    send: async ({ PASSWORD }) => goOn({ go, done }, await restorePassword({ TOKEN: token, PASSWORD })),
  })
  return (
    <Form
      form={form}
      submit={t('account:password.save')}
      after={<StepLink onClick={() => go({ name: 'restore' })}>{t('account:restore.again')}</StepLink>}
    >
      <NewPasswordField name="PASSWORD" label={t('account:password.new')} />
    </Form>
  )
}

/** A33: replaces an expired password, and signs in. */
export function ExpiredPassword(props: StepProps & Omit<Extract<Step, { name: 'expired' }>, 'name'>) {
  const { go, login, changeToken } = props
  const { t } = usePage()
  const form = useRuledForm<{ PASSWORD: string }>({
    rules: { PASSWORD: newPassword },
    send: async ({ PASSWORD }) => goOn(props, await changePassword({ CHANGE_TOKEN: changeToken, PASSWORD })),
  })
  return (
    <>
      <p className="mb-5">{t('account:expired.text')}</p>
      <Form
        form={form}
        submit={t('account:password.save')}
        after={<StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>}
      >
        {/* Shows password managers the account that the password belongs to. */}
        <input type="text" autoComplete="username" defaultValue={login} readOnly hidden />
        <NewPasswordField name="PASSWORD" label={t('account:password.new')} />
      </Form>
    </>
  )
}

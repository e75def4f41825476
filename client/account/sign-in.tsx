'use client'
import { existingPassword, login } from '../../schemas/api/account-rules.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { signIn, signInByPasskey } from './account-calls.ts'
import { LoginField } from './login-field.tsx'
import { Notice } from './notice.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { PasswordField } from './password-field.tsx'
import { goOn, type Step, type StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

type Props = StepProps & Pick<Extract<Step, { name: 'signIn' }>, 'isExpired'>

/** A25: e-mail or phone and password. */
export function SignIn({ go, done, isExpired = false }: Props) {
  const { t } = usePage()
  const form = useRuledForm<{ LOGIN: string; PASSWORD: string; REMEMBER: boolean }>({
    rules: { LOGIN: login, PASSWORD: existingPassword },
    send: async (body) => goOn({ go, done }, await signIn(body)),
  })
  return (
    <>
      {isExpired && <Notice>{t('account:expired.signIn')}</Notice>}
      <Form
        form={form}
        submit={t('account:signIn.submit')}
        after={
          <div>
            <PasskeyButton run={form.run} act={() => signInByPasskey(t)} go={go} done={done} />
            <StepLink onClick={() => go({ name: 'restore' })}>{t('account:signIn.forgot')}</StepLink>
            <StepLink question={t('account:signIn.isNew')} onClick={() => go({ name: 'signUp' })}>
              {t('account:signIn.signUp')}
            </StepLink>
          </div>
        }
      >
        <LoginField name="LOGIN" autoComplete="username" />
        <PasswordField name="PASSWORD" label={t('account:password.label')} autoComplete="current-password" />
        <Checkbox {...form.register('REMEMBER')} label={t('account:signIn.remember')} />
      </Form>
    </>
  )
}

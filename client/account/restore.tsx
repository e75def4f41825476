'use client'
import { login } from '../../schemas/api/account-rules.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { restore } from './account-calls.ts'
import { LoginField } from './login-field.tsx'
import type { StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

/** A31: requests a link to set a new password. */
export function Restore({ go }: StepProps) {
  const { t } = usePage()
  const form = useRuledForm<{ LOGIN: string }>({
    rules: { LOGIN: login },
    send: async (body) => {
      await restore(body)
      go({ name: 'restoreSent', login: body.LOGIN })
    },
  })
  return (
    <>
      <p className="mb-5">{t('account:restore.text')}</p>
      <Form
        form={form}
        submit={t('account:restore.submit')}
        after={<StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>}
      >
        <LoginField name="LOGIN" autoComplete="username" />
      </Form>
    </>
  )
}

/** The confirmation after the request; the same whether the account exists or not. */
export function RestoreSent({ go, login }: StepProps & { login: string }) {
  const { t } = usePage()
  return (
    <>
      <p tabIndex={-1} className="outline-none">
        {t('account:restore.sent', { login })}
      </p>
      <div className="mt-5">
        <StepLink onClick={() => go({ name: 'restore' })}>{t('account:restore.again')}</StepLink>
        <StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>
      </div>
    </>
  )
}

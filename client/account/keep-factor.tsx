'use client'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { keepFactor } from './account-calls.ts'
import type { StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

/** Refuses the end of the second step, by the link of the message: by a press, because programs open links of mails too. */
export function KeepFactor({ go, token }: StepProps & { token: string }) {
  const { t } = usePage()
  const form = useRuledForm<Record<never, string>>({
    rules: {},
    send: async () => {
      await keepFactor(token)
      go({ name: 'keptFactor' })
    },
  })
  return (
    <>
      <p tabIndex={-1} className="mb-5 outline-none">
        {t('account:keep.text')}
      </p>
      <Form form={form} submit={t('account:keep.submit')}>
        {null}
      </Form>
    </>
  )
}

/** It stays; whoever has asked for its end knows the password. */
export function KeptFactor({ go }: StepProps) {
  const { t } = usePage()
  return (
    <>
      <p tabIndex={-1} className="outline-none">
        {t('account:keep.done')}
      </p>
      <div className="mt-5">
        <StepLink onClick={() => go({ name: 'restore' })}>{t('account:keep.password')}</StepLink>
        <StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>
      </div>
    </>
  )
}

'use client'
import { code } from '../../schemas/api/account-rules.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { CodeField } from './code-field.tsx'
import { Resend } from './resend.tsx'
import type { Confirmation, StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'
import { useAttemptsLeft } from './use-attempts-left.ts'

/** A28: asks for the code that was sent (C-25); another one can be requested after a delay. */
export function Confirm({ go, done, confirmation }: StepProps & { confirmation: Confirmation }) {
  const { t } = usePage()
  const { left, counted } = useAttemptsLeft()
  const { contact } = confirmation

  const form = useRuledForm<{ CODE: string }>({
    rules: { CODE: code },
    send: async ({ CODE }) => {
      await counted(confirmation.check(CODE))
      done()
    },
  })
  return (
    <>
      <p className="mb-5">
        {t('account:confirm.sent')}{' '}
        <strong className="block font-semibold">
          {contact.includes('@') ? contact : formatPhone(contact)}
        </strong>{' '}
        <span className="text-ink-soft">{t('account:confirm.valid')}</span>
      </p>
      <Form form={form} submit={t('account:confirm.submit')}>
        <CodeField label={t('account:confirm.code')} attemptsLeft={left} />
      </Form>
      <div className="mt-4">
        <Resend
          key={confirmation.resendAt}
          confirmation={confirmation}
          onSent={(sent) => go({ name: 'confirm', confirmation: sent })}
        />
        <StepLink onClick={() => go({ name: 'signUp' })}>{t('account:confirm.other')}</StepLink>
      </div>
    </>
  )
}

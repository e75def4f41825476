'use client'
import { type ChangeEvent, useState } from 'react'
import { code } from '../../schemas/api/account-rules.ts'
import { isCode, normalizeCode } from '../../schemas/formats/confirmation-code.ts'
import { formatPhone } from '../../schemas/formats/phone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Input } from '../../ui/form/input.tsx'
import { CallError } from '../call-error.ts'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { Resend } from './resend.tsx'
import type { Confirmation, StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

/** Submits the form as soon as the code is complete. */
function sendWhenWhole({ target }: ChangeEvent<HTMLInputElement>) {
  if (isCode(normalizeCode(target.value))) target.form?.requestSubmit()
}

/** A28: asks for the code that was sent (C-25); another one can be requested after a delay. */
export function Confirm({ go, done, confirmation }: StepProps & { confirmation: Confirmation }) {
  const { t } = usePage()
  const [attemptsLeft, setAttemptsLeft] = useState<number>()
  const { contact } = confirmation

  async function check(CODE: string) {
    setAttemptsLeft(undefined)
    try {
      await confirmation.check(CODE)
    } catch (error) {
      const left = error instanceof CallError && error.data.ATTEMPTS_LEFT
      if (typeof left === 'number') setAttemptsLeft(left)
      throw error
    }
    done()
  }
  const form = useRuledForm<{ CODE: string }>({ rules: { CODE: code }, send: ({ CODE }) => check(CODE) })
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
        <FormField
          name="CODE"
          label={t('account:confirm.code')}
          hint={attemptsLeft !== undefined && t('account:confirm.attempts', { count: attemptsLeft })}
        >
          <Input
            {...form.register('CODE')}
            onChange={sendWhenWhole}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            // Selected, so that typing replaces a wrong code.
            onFocus={({ currentTarget }) => currentTarget.select()}
            className="text-center text-2xl tracking-[0.3em] tabular-nums"
          />
        </FormField>
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

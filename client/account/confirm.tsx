'use client'
import { type FormEvent, useState } from 'react'
import { z } from 'zod'
import { code } from '../../schemas/requests/fields.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/input.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { CallError } from '../call-error.ts'
import { Form } from '../form/form.tsx'
import { FormAlert } from '../form/form-alert.tsx'
import { FormField } from '../form/form-field.tsx'
import { clockTime, useSecondsUntil } from '../form/use-seconds-until.ts'
import type { Confirmation, StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

const codeBody = z.strictObject({ CODE: code })

/** A whole code is sent by itself. */
function sendWhenWhole({ currentTarget }: FormEvent<HTMLInputElement>) {
  if (code.safeParse(currentTarget.value).success) currentTarget.form?.requestSubmit()
}

/** A28, A29, A30: the code that was sent (C-25), and another one after a while. */
export function Confirm({ go, done, confirmation }: StepProps & { confirmation: Confirmation }) {
  const { t } = usePage()
  const [attemptsLeft, setAttemptsLeft] = useState<number>()
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const wait = useSecondsUntil(confirmation.resendAt)

  async function check(CODE: string) {
    setAttemptsLeft(undefined)
    try {
      await confirmation.check(CODE)
      done()
    } catch (error) {
      const left = error instanceof CallError ? error.data.ATTEMPTS_LEFT : undefined
      if (typeof left === 'number') setAttemptsLeft(left)
      throw error
    }
  }
  async function resend() {
    setSending(true)
    setFault(undefined)
    try {
      go({ name: 'confirm', confirmation: await confirmation.resend() })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <p className="mb-5">{t('account:confirm.sent', { contact: confirmation.contact })}</p>
      <Form
        key={confirmation.id}
        schema={codeBody}
        submit={t('account:confirm.submit')}
        send={({ CODE }) => check(CODE)}
      >
        <FormField
          name="CODE"
          label={t('account:confirm.code')}
          hint={attemptsLeft !== undefined && t('account:confirm.attempts', { count: attemptsLeft })}
          required
        >
          <Input
            name="CODE"
            inputMode="numeric"
            autoComplete="one-time-code"
            onInput={sendWhenWhole}
            className="text-center text-2xl tracking-[0.3em] tabular-nums"
          />
        </FormField>
      </Form>
      <div className="mt-4 grid gap-2">
        <FormAlert>{fault}</FormAlert>
        <Button
          variant="empty"
          disabled={wait > 0}
          loading={isSending}
          onClick={resend}
          className="text-ink-soft"
        >
          {wait > 0 ? t('account:confirm.resendIn', { time: clockTime(wait) }) : t('account:confirm.resend')}
        </Button>
        <StepLink onClick={() => go({ name: 'signUp' })}>{t('account:confirm.other')}</StepLink>
      </div>
    </>
  )
}

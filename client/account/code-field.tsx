'use client'
import type { ChangeEvent, ReactNode } from 'react'
import { isCode, normalizeCode } from '../../schemas/formats/confirmation-code.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FormField } from '../form/form-field.tsx'
import { useFormParts } from '../form/form-parts.ts'

/** Submits the form as soon as the code is complete. */
function sendWhenWhole({ target }: ChangeEvent<HTMLInputElement>) {
  if (isCode(normalizeCode(target.value))) target.form?.requestSubmit()
}

type Props = { label: string; hint?: ReactNode; attemptsLeft?: number | undefined }

/** The field of a code of six digits, with the attempts that are left. */
export function CodeField({ label, hint, attemptsLeft }: Props) {
  const { t } = usePage()
  const { register } = useFormParts()
  return (
    <FormField
      name="CODE"
      label={label}
      hint={attemptsLeft === undefined ? hint : t('account:confirm.attempts', { count: attemptsLeft })}
    >
      <Input
        {...register('CODE')}
        onChange={sendWhenWhole}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        // Selected, so that typing replaces a wrong code.
        onFocus={({ currentTarget }) => currentTarget.select()}
        className="text-center text-2xl tracking-[0.3em] tabular-nums"
      />
    </FormField>
  )
}

'use client'
import type { ReactNode } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'
import { FormField } from '../form/form-field.tsx'
import { RememberedInput } from './remembered-input.tsx'

type Props = { name: 'LOGIN' | 'CONTACT'; autoComplete: 'username' | 'email'; hint?: ReactNode }

/** One field for an e-mail address or a phone number. */
export function LoginField({ name, autoComplete, hint }: Props) {
  const { t } = usePage()
  return (
    <FormField name={name} label={t('account:login')} hint={hint}>
      <RememberedInput
        name={name}
        required
        autoComplete={autoComplete}
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </FormField>
  )
}

'use client'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ReactNode, useState } from 'react'
import { usePage } from '../../ui/core/page-context.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { FormField } from '../form/form-field.tsx'
import { useFormParts } from '../form/form-parts.ts'

type Props = {
  name: string
  label: ReactNode
  /** Makes password managers fill in the saved password or suggest a new one. */
  autoComplete: 'current-password' | 'new-password'
  describedBy?: string
  onTyped?: (text: string) => void
}

/** A password field with a button that shows the password. */
export function PasswordField({ name, label, autoComplete, describedBy, onTyped }: Props) {
  const { t } = usePage()
  const { register } = useFormParts()
  const [isShown, setShown] = useState(false)
  return (
    <FormField name={name} label={label}>
      <div className="relative">
        <Input
          kind="password"
          {...(isShown && { type: 'text' })}
          {...register(name)}
          onInput={({ currentTarget }) => onTyped?.(currentTarget.value)}
          required
          autoComplete={autoComplete}
          aria-describedby={describedBy}
          className="pr-12"
        />
        <button
          type="button"
          aria-label={t('account:password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-ink-faint hover:text-ink"
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      </div>
    </FormField>
  )
}

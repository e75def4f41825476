'use client'
import Check from 'lucide-react/icons/check'
import Dot from 'lucide-react/icons/dot'
import { useId, useState } from 'react'
import { type PasswordRule, passwordRules } from '../../schemas/formats/password.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { PasswordField } from './password-field.tsx'

/** A field for a new password; its requirements (V-2) are ticked off while typing. */
export function NewPasswordField({ name, label }: { name: string; label: string }) {
  const { t } = usePage()
  const [typed, setTyped] = useState('')
  const password = typed.normalize('NFC')
  const id = useId()
  const rules = Object.entries(passwordRules) as [PasswordRule, (password: string) => boolean][]
  return (
    <div>
      <PasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        describedBy={id}
        onTyped={setTyped}
      />
      <ul id={id} className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {rules.map(([rule, keeps]) => {
          const isKept = keeps(password)
          return (
            <li
              key={rule}
              className={`flex items-center gap-1.5 ${isKept ? 'text-success-ink' : 'text-ink-soft'}`}
            >
              <Icon of={isKept ? Check : Dot} />
              {t(`account:password.rule.${rule}`)}
              {isKept && <span className="sr-only">{t('account:password.kept')}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

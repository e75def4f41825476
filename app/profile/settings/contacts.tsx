'use client'

import { useState } from 'react'
import type { User } from '../../../schemas/api/user.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { useTranslation } from '../../use-translation.ts'
import { DemoAccount } from '../demo-account.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { type ContactKind, contactKinds, contactLabel } from './contact-kind.ts'
import { Part } from './part.tsx'

const stateOf = (user: User, kind: ContactKind) =>
  kind === 'email'
    ? { value: user.EMAIL, isConfirmed: user.EMAIL_CONFIRMED_AT !== null }
    : { value: user.TEL && formatPhone(user.TEL), isConfirmed: user.TEL_CONFIRMED_AT !== null }

/** E-mail and phone; a change needs the password and a code sent to the new one (A29, A30). Those of the demo stay. */
export function Contacts({ user }: { user: User }) {
  const { t } = useTranslation()
  const [changing, setChanging] = useState<ContactKind>()
  return (
    <Part id="contacts" title={t('profile:settings.contacts.title')}>
      <ul className="divide-y divide-line">
        {contactKinds.map((kind) => {
          const { value, isConfirmed } = stateOf(user, kind)
          const word = t(value ? 'profile:settings.contacts.change' : 'profile:settings.contacts.add')
          return (
            <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="text-sm text-ink-soft">{t(contactLabel[kind])}</p>
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-all">
                  {value ?? t('profile:settings.contacts.none')}
                  {value && isConfirmed && (
                    <Badge tone="success">{t('profile:settings.contacts.confirmed')}</Badge>
                  )}
                </p>
              </div>
              {!user.IS_DEMO && (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${word}: ${t(contactLabel[kind])}`}
                  onClick={() => setChanging(kind)}
                >
                  {word}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {user.IS_DEMO && <DemoAccount />}
      {changing && <ContactDialog kind={changing} onClose={() => setChanging(undefined)} />}
    </Part>
  )
}

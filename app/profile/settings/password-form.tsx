'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { NewPasswordField } from '../../../client/account/new-password-field.tsx'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { changePasswordBody, type User } from '../../../schemas/api/account.ts'
import { shownInstant } from '../../../schemas/formats/shown-instant.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { Part } from './part.tsx'

/** A33, by the old password. Other sessions end with it. */
export function PasswordForm({ user, now }: { user: User; now: string }) {
  const { locale, t } = usePage()
  const router = useRouter()
  const [times, setTimes] = useState(0)
  return (
    <Part id="password" title={t('profile:settings.password.title')}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">
        {t('profile:settings.password.changedAt', {
          date: shownInstant(user.PASSWORD_CHANGED_AT, locale, now),
        })}
      </p>
      <Form
        // Empty again once it is done.
        key={times}
        schema={changePasswordBody}
        submit={t('profile:settings.password.change')}
        send={async (body) => {
          await call('POST', '/api-front2/v1/user/change_password', body)
          toast({ message: t('profile:settings.password.changed'), variant: 'success' })
          setTimes(times + 1)
          router.refresh()
        }}
      >
        <PasswordField
          name="OLD_PASSWORD"
          label={t('profile:settings.password.old')}
          autoComplete="current-password"
        />
        <NewPasswordField name="PASSWORD" label={t('account:password.new')} />
      </Form>
    </Part>
  )
}

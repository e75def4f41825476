'use client'

import { useState } from 'react'
import { NewPasswordField } from '../../../client/account/new-password-field.tsx'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import type { User } from '../../../schemas/api/user.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { profile } from '../../queries/profile.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { DemoAccount } from '../demo-account.tsx'
import { bodies } from './bodies.ts'
import { Part } from './part.tsx'

/** A33: changes the password, which needs the old one and ends the other sessions. */
export function PasswordForm({ user, now }: { user: User; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const invalidate = useInvalidate(profile)
  const [changes, setChanges] = useState(0)
  const form = useCallForm({
    schema: async () => (await bodies()).changePasswordBody,
    send: async (body) => {
      await call('POST', '/api-front2/v1/user/change_password', body)
      toast({ message: t('profile:settings.password.changed'), variant: 'success' })
      form.reset()
      setChanges((count) => count + 1)
      void invalidate()
    },
  })
  return (
    <Part id="password" title={t('profile:settings.password.title')}>
      <p className="-mt-2 mb-4 text-sm text-ink-soft">
        {t('profile:settings.password.changedAt', {
          date: formatInHomeZone(user.PASSWORD_CHANGED_AT, locale, now),
        })}
      </p>
      {user.IS_DEMO ? (
        <DemoAccount />
      ) : (
        <Form form={form} submit={t('profile:settings.password.change')}>
          <PasswordField
            name="OLD_PASSWORD"
            label={t('profile:settings.password.old')}
            autoComplete="current-password"
          />
          <NewPasswordField key={changes} name="PASSWORD" label={t('account:password.new')} />
        </Form>
      )}
    </Part>
  )
}

'use client'

import { useState } from 'react'
import { PasswordField } from '../../client/account/password-field.tsx'
import { Form } from '../../client/form/form.tsx'
import { FormField } from '../../client/form/form-field.tsx'
import { useRuledForm } from '../../client/form/use-ruled-form.ts'
import { makePasskey } from '../../client/passkey/answer-with-passkey.ts'
import { existingPassword } from '../../schemas/api/account-rules.ts'
import { someText } from '../../schemas/api/text-rule.ts'
import { deviceOf } from '../../schemas/formats/device-name.ts'
import { Input } from '../../ui/form/input.tsx'
import { useTranslation } from '../use-translation.ts'
import { changeFactors } from './change-factors.ts'

/** Makes a passkey: a name by which the person will know it, and the password; then the browser asks. */
export function AddPasskey({ done }: { done: (codes: readonly string[] | null) => void }) {
  const { t } = useTranslation()
  const [name] = useState(() => {
    const device = deviceOf(navigator.userAgent)
    return device ? t('profile:settings.sessions.device', device) : ''
  })
  const form = useRuledForm<{ NAME: string; PASSWORD: string }>({
    rules: { NAME: someText, PASSWORD: existingPassword },
    send: async ({ NAME, PASSWORD }) => {
      const { CHALLENGE, OPTIONS } = await changeFactors.beginPasskey(PASSWORD)
      const RESPONSE = await makePasskey(OPTIONS, t)
      done((await changeFactors.confirmPasskey({ CHALLENGE, RESPONSE, NAME })).CODES)
    },
  })
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('profile:factors.addPasskeyText')}</p>
      <Form form={form} submit={t('profile:factors.makePasskey')}>
        <FormField
          name="NAME"
          label={t('profile:factors.passkeyName')}
          hint={t('profile:factors.passkeyNameHint')}
        >
          <Input {...form.register('NAME')} defaultValue={name} required maxLength={60} autoComplete="off" />
        </FormField>
        <PasswordField name="PASSWORD" label={t('account:password.label')} autoComplete="current-password" />
      </Form>
    </>
  )
}

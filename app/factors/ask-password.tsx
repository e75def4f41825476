'use client'

import { PasswordField } from '../../client/account/password-field.tsx'
import { Form } from '../../client/form/form.tsx'
import { useRuledForm } from '../../client/form/use-ruled-form.ts'
import { existingPassword } from '../../schemas/api/account-rules.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  text: string
  submit: string
  send: (password: string) => Promise<void>
}

/** Asks for the password before something that a stolen session must not change. */
export function AskPassword({ text, submit, send }: Props) {
  const { t } = useTranslation()
  const form = useRuledForm<{ PASSWORD: string }>({
    rules: { PASSWORD: existingPassword },
    send: ({ PASSWORD }) => send(PASSWORD),
  })
  return (
    <>
      <p className="mb-5 text-ink-soft">{text}</p>
      <Form form={form} submit={submit}>
        <PasswordField name="PASSWORD" label={t('account:password.label')} autoComplete="current-password" />
      </Form>
    </>
  )
}

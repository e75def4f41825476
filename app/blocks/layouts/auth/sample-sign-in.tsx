'use client'

import { PasswordField } from '../../../../client/account/password-field.tsx'
import { Form } from '../../../../client/form/form.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { useRuledForm } from '../../../../client/form/use-ruled-form.ts'
import { existingPassword } from '../../../../schemas/api/account-rules.ts'
import { phone } from '../../../../schemas/api/text-rules.ts'
import { Input } from '../../../../ui/form/input.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { AuthLayout } from '../../../layouts/auth-layout.tsx'

/** Sample content for a card of the auth layout. */
export function SampleSignIn() {
  const form = useRuledForm<{ TEL: string; PASSWORD: string }>({
    rules: { TEL: phone, PASSWORD: existingPassword },
    send: async ({ TEL }) => void toast({ message: TEL }),
  })
  return (
    <AuthLayout title="Вход">
      <Form form={form} submit="Войти">
        <FormField name="TEL" label="Телефон">
          <Input {...form.register('TEL')} kind="phone" placeholder="+7 701 234 56 78" />
        </FormField>
        <PasswordField name="PASSWORD" label="Пароль" autoComplete="current-password" />
      </Form>
    </AuthLayout>
  )
}

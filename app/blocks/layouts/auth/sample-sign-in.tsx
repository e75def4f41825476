'use client'

import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { AuthLayout } from '../../../layouts/auth-layout.tsx'

/** Sample content for a card of the auth layout. */
export function SampleSignIn() {
  return (
    <AuthLayout title="Вход">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          toast({ message: 'onSubmit' })
        }}
      >
        <label className="grid gap-1">
          <span className="text-sm font-medium">Телефон</span>
          <input className="field" type="tel" autoComplete="tel" placeholder="+7 701 234 56 78" />
        </label>
        <label className="grid gap-1">
          <span className="text-sm font-medium">Пароль</span>
          <input className="field" type="password" autoComplete="current-password" />
        </label>
        <Button type="submit" className="mt-2">
          Войти
        </Button>
      </form>
    </AuthLayout>
  )
}

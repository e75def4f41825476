'use client'

import { type FormEvent, useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { permissions } from '../../../schemas/answers/business.ts'
import { wholeCompany } from '../../../schemas/roles.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { messageOf } from '../message-of.ts'

type Props = { company: string; cabinet?: string; code?: string }

/** Asks for an access code and opens what it gives (A5). */
export function RequestAccess({ company, cabinet = wholeCompany, code = '' }: Props) {
  const { locale, t } = usePage()
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const written = String(new FormData(event.currentTarget).get('access_code')).trim()
    if (written === '') return setError(t('problems:required'))
    setPending(true)
    setError(undefined)
    try {
      const body = new URLSearchParams({ access_code: written })
      const path = `/w-business/${encodeURIComponent(company)}/${encodeURIComponent(cabinet)}/business/user/request_access`
      const { CABINETS } = permissions.parse(await call('POST', path, body))
      const [first = wholeCompany] = CABINETS
      location.assign(
        `${localizePath(`/pro/${encodeURIComponent(company)}`, locale)}?cabinet=${encodeURIComponent(first)}`,
      )
    } catch (thrown) {
      setError(messageOf(thrown))
      setPending(false)
    }
  }

  return (
    <form onSubmit={send} noValidate className="grid gap-4">
      <Field label={t('business:code.label')} hint={t('business:code.hint')} error={error} required>
        <Input
          name="access_code"
          defaultValue={code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          className="text-xl tracking-widest uppercase tabular-nums"
        />
      </Field>
      <Button type="submit" loading={isPending} className="justify-self-start">
        {t('business:code.send')}
      </Button>
    </form>
  )
}

'use client'

import { useState } from 'react'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { signalAuth } from '../../../client/auth-signal.ts'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { Form } from '../../../client/form/form.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { localizePath } from '../../../locales/locale.ts'
import { z } from '../../../schemas/core/zod.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../use-translation.ts'
import { Part } from './part.tsx'

const companiesOf = z.object({ COMPANIES: z.array(z.object({ NAME: z.string() })) })

/** Deletes the account after a confirmation. */
export function DeleteAccount() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <Part id="delete" title={t('profile:settings.delete.title')}>
      <p className="max-w-text text-ink-soft">{t('profile:settings.delete.goes')}</p>
      <p className="mt-2 max-w-text text-ink-soft">{t('profile:settings.delete.stays')}</p>
      <Dialog
        id="delete-account"
        size="small"
        open={isOpen}
        onOpenChange={setOpen}
        title={t('profile:settings.delete.question')}
        description={t('profile:settings.delete.goes')}
        trigger={
          <Button variant="danger" className="mt-4">
            {t('profile:settings.delete.open')}
          </Button>
        }
      >
        <p className="mb-4">{t('profile:settings.delete.stays')}</p>
        <DeleteForm onKeep={() => setOpen(false)} />
      </Dialog>
    </Part>
  )
}

/** Asks for the password, and lists the companies whose ownership must be transferred first. */
function DeleteForm({ onKeep }: { onKeep: () => void }) {
  const { locale } = usePage()
  const { t } = useTranslation()

  /** The error, with the names of the companies that prevent the deletion. */
  function explained(error: unknown): unknown {
    if (!(error instanceof CallError)) return error
    const { data } = companiesOf.safeParse(error.data)
    if (!data) return error
    const companies = data.COMPANIES.map(({ NAME }) => NAME).join(', ')
    return new CallError(error.status, error.code, t('profile:settings.delete.handOver', { companies }))
  }
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/profile.ts')).deleteAccountBody,
    send: async (body) => {
      try {
        await call('POST', '/w-front/v1/user/delete', body)
      } catch (error) {
        throw explained(error)
      }
      await signalAuth('logout')
      location.assign(localizePath('/', locale))
    },
  })
  return (
    <Form
      form={form}
      submit={t('profile:settings.delete.confirm')}
      after={
        <Button variant="empty" onClick={onKeep}>
          {t('profile:settings.delete.keep')}
        </Button>
      }
    >
      <PasswordField name="PASSWORD" label={t('account:password.label')} autoComplete="current-password" />
    </Form>
  )
}

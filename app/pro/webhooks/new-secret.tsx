'use client'

import { useState } from 'react'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { webhooks } from '../../queries/webhooks.ts'
import { useTranslation } from '../../use-translation.ts'
import { SecretDialog } from './secret-dialog.tsx'

/** Gives an address a new secret, and shows it this once. The former one signs for a day more. */
export function NewSecret({ place, code }: { place: string; code: string }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('webhooks:secret.renew')}
      </Button>
      <SecretDialog
        id="renew-secret"
        isOpen={isOpen}
        onOpenChange={setOpen}
        asks={{ title: t('webhooks:secret.renew'), text: t('webhooks:secret.renewText') }}
        form={(onMade) => <SecretForm place={place} code={code} onMade={onMade} />}
      />
    </>
  )
}

type FormProps = { place: string; code: string; onMade: (secret: string) => void }

function SecretForm({ place, code, onMade }: FormProps) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(webhooks)
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/webhooks.ts')).webhookSecretBody,
    defaultValues: { PASSWORD: '' },
    send: async (body) => {
      const { webhookWithSecret } = await import('../../../schemas/api/webhooks.ts')
      const answer = await call('POST', `/w-business/${place}/webhooks/${code}/secret`, body)
      onMade(webhookWithSecret.parse(answer).SECRET)
      void invalidate()
    },
  })
  return (
    <Form form={form} submit={t('webhooks:secret.renew')}>
      <PasswordField name="PASSWORD" label={t('keys:password')} autoComplete="current-password" />
    </Form>
  )
}

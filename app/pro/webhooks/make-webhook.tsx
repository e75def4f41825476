'use client'

import { Controller } from 'react-hook-form'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { Input } from '../../../ui/form/input.tsx'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { webhooks } from '../../queries/webhooks.ts'
import { useTranslation } from '../../use-translation.ts'
import { SecretDialog } from './secret-dialog.tsx'
import { TypeFields } from './type-fields.tsx'

type Props = { place: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Adds an address, then shows its secret this once. */
export function MakeWebhook({ place, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation()
  return (
    <SecretDialog
      id="make-webhook"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      asks={{ title: t('webhooks:make') }}
      form={(onMade) => <WebhookForm place={place} onMade={onMade} />}
    />
  )
}

type Values = { URL: string; TYPES: string[]; PASSWORD: string }

function WebhookForm({ place, onMade }: { place: string; onMade: (secret: string) => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(webhooks)
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/webhooks.ts')).webhookBody,
    defaultValues: { URL: '', TYPES: [], PASSWORD: '' } as Values,
    send: async (body) => {
      const { webhookWithSecret } = await import('../../../schemas/api/webhooks.ts')
      onMade(webhookWithSecret.parse(await call('POST', `/w-business/${place}/webhooks`, body)).SECRET)
      void invalidate()
    },
  })
  return (
    <Form form={form} submit={t('webhooks:make')}>
      <FormField name="URL" label={t('webhooks:url')} hint={t('webhooks:urlHint')}>
        <Input
          {...form.register('URL')}
          required
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={500}
          autoComplete="off"
        />
      </FormField>
      <FormField name="TYPES" label={t('webhooks:types')} hint={t('webhooks:typesHint')} group>
        <Controller
          control={form.control}
          name="TYPES"
          render={({ field: { value, onChange } }) => <TypeFields value={value} onValueChange={onChange} />}
        />
      </FormField>
      <PasswordField
        name="PASSWORD"
        label={t('keys:password')}
        autoComplete="current-password"
        describedBy="webhook-password-why"
      />
      <p id="webhook-password-why" className="-mt-3 text-sm text-ink-soft">
        {t('webhooks:passwordHint')}
      </p>
    </Form>
  )
}

'use client'

import { Controller } from 'react-hook-form'
import { PasswordField } from '../../../client/account/password-field.tsx'
import { call } from '../../../client/call.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import type { Scope } from '../../../schemas/access/scopes.ts'
import { Input } from '../../../ui/form/input.tsx'
import { keys } from '../../queries/keys.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { ScopeFields } from './scope-fields.tsx'
import { ShownOnceDialog } from './shown-once-dialog.tsx'

type Props = { place: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Makes a key, then shows it this once. */
export function MakeKey({ place, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation()
  return (
    <ShownOnceDialog
      id="make-key"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      asks={{ title: t('keys:make') }}
      shows={{
        title: t('keys:ready'),
        text: t('keys:readyText'),
        copy: t('keys:copy'),
        kept: t('keys:kept'),
      }}
      form={(onMade) => <KeyForm place={place} onMade={onMade} />}
    />
  )
}

type Values = { NAME: string; INTEGRATOR_CODE: string; SCOPES: Scope[]; PASSWORD: string }

function KeyForm({ place, onMade }: { place: string; onMade: (key: string) => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(keys)
  const form = useCallForm({
    schema: async () => (await import('../../../schemas/api/keys.ts')).apiKeyBody,
    defaultValues: { NAME: '', INTEGRATOR_CODE: '', SCOPES: [], PASSWORD: '' } as Values,
    send: async (body) => {
      const { madeApiKey } = await import('../../../schemas/api/keys.ts')
      onMade(madeApiKey.parse(await call('POST', `/w-business/${place}/api_keys`, body)).KEY)
      void invalidate()
    },
  })
  return (
    <Form form={form} submit={t('keys:make')}>
      <FormField name="NAME" label={t('keys:name')} hint={t('keys:nameHint')}>
        <Input {...form.register('NAME')} required maxLength={80} autoComplete="off" />
      </FormField>
      <FormField name="SCOPES" label={t('keys:scopes')} hint={t('keys:scopesHint')} group>
        <Controller
          control={form.control}
          name="SCOPES"
          render={({ field: { value, onChange } }) => <ScopeFields value={value} onValueChange={onChange} />}
        />
      </FormField>
      <FormField name="INTEGRATOR_CODE" label={t('keys:integrator')} hint={t('keys:integratorHint')}>
        <Input {...form.register('INTEGRATOR_CODE')} maxLength={60} autoComplete="off" />
      </FormField>
      <PasswordField
        name="PASSWORD"
        label={t('keys:password')}
        autoComplete="current-password"
        describedBy="key-password-why"
      />
      <p id="key-password-why" className="-mt-3 text-sm text-ink-soft">
        {t('keys:passwordHint')}
      </p>
    </Form>
  )
}

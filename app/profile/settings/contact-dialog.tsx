'use client'

import { useState } from 'react'
import { Confirm } from '../../../client/account/confirm.tsx'
import { PasswordField } from '../../../client/account/password-field.tsx'
import type { Confirmation } from '../../../client/account/step.ts'
import { Form } from '../../../client/form/form.tsx'
import { FormField } from '../../../client/form/form-field.tsx'
import { useCallForm } from '../../../client/form/use-call-form.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { profile } from '../../queries/profile.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { bodies } from './bodies.ts'
import { type ContactKind, changeContact, contactBody, contactField, contactLabel } from './contact-kind.ts'

/** Changes the e-mail or phone: asks for the new one and the password, then for the code sent to it. */
export function ContactDialog({ kind, onClose }: { kind: ContactKind; onClose: () => void }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(profile)
  const [confirmation, setConfirmation] = useState<Confirmation>()

  function done() {
    toast({ message: t('profile:settings.contacts.saved'), variant: 'success' })
    onClose()
    void invalidate()
  }
  return (
    <Dialog
      id="contact"
      size="small"
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOverlay={false}
      title={t(`profile:settings.contacts.${kind}Title`)}
    >
      {confirmation ? (
        <Confirm
          key={confirmation.id}
          confirmation={confirmation}
          go={(step) => setConfirmation(step.name === 'confirm' ? step.confirmation : undefined)}
          done={done}
        />
      ) : (
        <ContactForm kind={kind} onSent={setConfirmation} />
      )}
    </Dialog>
  )
}

function ContactForm({ kind, onSent }: { kind: ContactKind; onSent: (confirmation: Confirmation) => void }) {
  const { t } = useTranslation()
  const name = contactField[kind]
  const form = useCallForm({
    schema: async () => (await bodies())[contactBody[kind]],
    send: async (body) => onSent(await changeContact(kind, body)),
  })
  return (
    <Form form={form} submit={t('profile:settings.contacts.send')}>
      <FormField name={name} label={t(contactLabel[kind])}>
        <Input {...form.register(name)} kind={kind} required />
      </FormField>
      <PasswordField name="PASSWORD" label={t('account:password.label')} autoComplete="current-password" />
    </Form>
  )
}

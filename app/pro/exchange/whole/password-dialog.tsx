import type { ReactElement, ReactNode } from 'react'
import { useState } from 'react'
import { PasswordField } from '../../../../client/account/password-field.tsx'
import { Form } from '../../../../client/form/form.tsx'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../use-translation.ts'

type Props = {
  id: string
  title: string
  text: string
  /** Label of the button that opens it, and of the one that sends: a verb. */
  submit: string
  trigger: ReactElement<React.ButtonHTMLAttributes<HTMLButtonElement>>
  /** What is done with the password. It throws as a call does. */
  send: (password: string) => Promise<void>
  children?: ReactNode
}

/** Asks an owner for the password again before everything of the company is touched. */
export function PasswordDialog({ id, title, text, trigger, ...form }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      id={id}
      title={title}
      description={text}
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      size="small"
      beginsWithField
    >
      {isOpen && <PasswordForm {...form} onDone={() => setOpen(false)} />}
    </Dialog>
  )
}

type FormProps = Pick<Props, 'submit' | 'send' | 'children'> & { onDone: () => void }

function PasswordForm({ submit, send, children, onDone }: FormProps) {
  const { t } = useTranslation()
  const form = useCallForm({
    schema: async () => (await import('../../../../schemas/api/company-file.ts')).companyFileBody,
    defaultValues: { PASSWORD: '' },
    send: async ({ PASSWORD }) => {
      await send(PASSWORD)
      onDone()
    },
  })
  return (
    <Form form={form} submit={submit}>
      {children}
      <PasswordField name="PASSWORD" label={t('keys:password')} autoComplete="current-password" />
    </Form>
  )
}

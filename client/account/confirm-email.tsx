'use client'
import { email } from '../../schemas/api/text-rules.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { sendCode } from './account-calls.ts'
import { RememberedInput } from './remembered-input.tsx'
import type { StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

/** R30 before a code was sent: asks which address to confirm (A29). */
export function ConfirmEmail({ go }: StepProps) {
  const { t } = usePage()
  const form = useRuledForm<{ EMAIL: string }>({
    rules: { EMAIL: email },
    send: async ({ EMAIL }) => go({ name: 'confirm', confirmation: await sendCode(EMAIL) }),
  })
  return (
    <>
      <p className="mb-5">{t('account:confirmEmail.text')}</p>
      <Form
        form={form}
        submit={t('account:signUp.submit')}
        after={<StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>}
      >
        <FormField name="EMAIL" label={t('account:email')}>
          <RememberedInput name="EMAIL" kind="email" required />
        </FormField>
      </Form>
    </>
  )
}

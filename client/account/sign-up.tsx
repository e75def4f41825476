'use client'
import { contact, newPassword } from '../../schemas/api/account-rules.ts'
import { optionalName, personName } from '../../schemas/api/text-rules.ts'
import { isLogin } from '../../schemas/formats/password.ts'
import { isPhoneLike } from '../../schemas/formats/phone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { PersonalDataLink, personalDataLink } from '../../ui/page/personal-data-link.tsx'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { register } from './account-calls.ts'
import { LoginField } from './login-field.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { RememberedInput } from './remembered-input.tsx'
import type { StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'

type Values = {
  CONTACT: string
  LASTNAME: string
  NAME: string
  MIDDLENAME?: string
  PASSWORD: string
  CONSENT: boolean
}

const rules = {
  CONTACT: contact,
  LASTNAME: personName,
  NAME: personName,
  MIDDLENAME: optionalName,
  PASSWORD: newPassword,
}

/** A27: registers by e-mail or phone. */
export function SignUp({ go }: StepProps) {
  const page = usePage()
  const { locale, t } = page
  const form = useRuledForm<Values>({
    rules,
    also: ({ CONSENT, PASSWORD, CONTACT }) => ({
      CONSENT: CONSENT ? undefined : 'consent',
      PASSWORD: isLogin(PASSWORD, [CONTACT]) ? 'passwordIsLogin' : undefined,
    }),
    shownAt: { EMAIL: 'CONTACT', TEL: 'CONTACT' },
    send: async ({ CONTACT, CONSENT: _, ...values }) => {
      const named = isPhoneLike(CONTACT) ? { TEL: CONTACT } : { EMAIL: CONTACT }
      const body = { ...values, ...named, LOCALE: locale, CONSENT: true as const }
      go({ name: 'confirm', confirmation: await register(body) })
    },
  })
  return (
    <Form
      form={form}
      submit={t('account:signUp.submit')}
      after={
        <StepLink question={t('account:signUp.isKnown')} onClick={() => go({ name: 'signIn' })}>
          {t('account:signIn.submit')}
        </StepLink>
      }
    >
      <LoginField name="CONTACT" autoComplete="email" hint={t('account:signUp.contactHint')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField name="LASTNAME" label={t('account:name.LASTNAME')}>
          <RememberedInput name="LASTNAME" required autoComplete="family-name" />
        </FormField>
        <FormField name="NAME" label={t('account:name.NAME')}>
          <RememberedInput name="NAME" required autoComplete="given-name" />
        </FormField>
      </div>
      <FormField name="MIDDLENAME" label={t('account:name.MIDDLENAME')} hint={t('account:name.optional')}>
        <RememberedInput name="MIDDLENAME" autoComplete="additional-name" />
      </FormField>
      <NewPasswordField name="PASSWORD" label={t('account:password.label')} />
      <FormField name="CONSENT">
        <Checkbox
          {...form.register('CONSENT')}
          required
          label={t('account:signUp.consent')}
          note={<PersonalDataLink {...personalDataLink(page)} />}
        />
      </FormField>
    </Form>
  )
}

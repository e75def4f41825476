'use client'
import { code } from '../../schemas/api/account-rules.ts'
import type { SecondStepAsked } from '../../schemas/api/factors.ts'
import { someText } from '../../schemas/api/text-rule.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Form } from '../form/form.tsx'
import { FormField } from '../form/form-field.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { enterCode, enterPasskey } from './account-calls.ts'
import { CodeField } from './code-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { goOn, type StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'
import { useAttemptsLeft } from './use-attempts-left.ts'

type Props = StepProps & { asked: SecondStepAsked }

/** The form of a code that ends a sign-in. */
function useCodeForm(props: Props, rule: typeof code) {
  const { left, counted } = useAttemptsLeft()
  const form = useRuledForm<{ CODE: string }>({
    rules: { CODE: rule },
    send: async ({ CODE }) => goOn(props, await counted(enterCode(props.asked, CODE))),
  })
  return { form, left }
}

/** Ways out of a step whose factor is not at hand. */
function OtherWays({ asked, go, isRecovery = false }: Props & { isRecovery?: boolean }) {
  const { t } = usePage()
  return (
    <div>
      {isRecovery && (
        <StepLink onClick={() => go({ name: 'secondStep', asked })}>{t('account:secondStep.back')}</StepLink>
      )}
      {!isRecovery && asked.METHODS.includes('recovery') && (
        <StepLink onClick={() => go({ name: 'recovery', asked })}>
          {t('account:secondStep.recovery')}
        </StepLink>
      )}
      <StepLink onClick={() => go({ name: 'lostFactor', asked })}>{t('account:secondStep.lost')}</StepLink>
      <StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>
    </div>
  )
}

/** The step after the password of a person who has passkeys only. */
function PasskeyStep(props: Props) {
  const { t } = usePage()
  const form = useRuledForm<Record<never, string>>({
    rules: {},
    send: async () => goOn(props, await enterPasskey(props.asked, t)),
  })
  return (
    <Form form={form} submit={t('account:passkey.use')} after={<OtherWays {...props} />}>
      <p tabIndex={-1} className="outline-none">
        {t('account:secondStep.passkeyText')}
      </p>
    </Form>
  )
}

/** The same with an app, whose code is asked for; a passkey does too. */
function AppStep(props: Props) {
  const { asked, go, done } = props
  const { t } = usePage()
  const { form, left } = useCodeForm(props, code)
  return (
    <>
      <p className="mb-5">{t('account:secondStep.text')}</p>
      <Form
        form={form}
        submit={t('account:signIn.submit')}
        after={
          <div>
            {asked.METHODS.includes('passkey') && (
              <PasskeyButton run={form.run} act={() => enterPasskey(asked, t)} go={go} done={done} />
            )}
            <OtherWays {...props} />
          </div>
        }
      >
        <CodeField
          label={t('account:secondStep.code')}
          hint={t('account:secondStep.codeHint')}
          attemptsLeft={left}
        />
      </Form>
    </>
  )
}

/** The step after the password. */
export const SecondStep = (props: Props) =>
  props.asked.METHODS.includes('app') ? <AppStep {...props} /> : <PasskeyStep {...props} />

/** The same by a recovery code. */
export function RecoveryStep(props: Props) {
  const { t } = usePage()
  const { form, left } = useCodeForm(props, someText)
  return (
    <>
      <p className="mb-5">{t('account:secondStep.recoveryText')}</p>
      <Form form={form} submit={t('account:signIn.submit')} after={<OtherWays {...props} isRecovery />}>
        <FormField
          name="CODE"
          label={t('account:secondStep.recoveryCode')}
          hint={
            left === undefined
              ? t('account:secondStep.recoveryHint')
              : t('account:confirm.attempts', { count: left })
          }
        >
          <Input
            {...form.register('CODE')}
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            className="text-center text-xl tracking-wider tabular-nums"
          />
        </FormField>
      </Form>
    </>
  )
}

'use client'
import { code } from '../../schemas/api/account-rules.ts'
import type { LostFactorAsked, SecondStepAsked } from '../../schemas/api/factors.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Form } from '../form/form.tsx'
import { useRuledForm } from '../form/use-ruled-form.ts'
import { confirmLostFactor, loseFactor } from './account-calls.ts'
import { CodeField } from './code-field.tsx'
import { goOn, type StepProps } from './step.ts'
import { StepLink } from './step-link.tsx'
import { useAttemptsLeft } from './use-attempts-left.ts'

type Props = StepProps & { asked: SecondStepAsked }

/** Says what happens to whoever has lost everything that ends a sign-in, and sends the code. */
export function LostFactor({ asked, go }: Props) {
  const { t } = usePage()
  const form = useRuledForm<Record<never, string>>({
    rules: {},
    send: async () => go({ name: 'lostCode', asked, sent: await loseFactor(asked) }),
  })
  return (
    <>
      <div tabIndex={-1} className="mb-5 grid gap-3 outline-none">
        <p>{t('account:lost.text')}</p>
        <p className="text-ink-soft">{t('account:lost.clinic')}</p>
      </div>
      <Form
        form={form}
        submit={t('account:lost.send')}
        after={
          <StepLink onClick={() => go({ name: 'secondStep', asked })}>
            {t('account:secondStep.back')}
          </StepLink>
        }
      >
        {null}
      </Form>
    </>
  )
}

/** Asks for the code that was sent to the contact, and says what follows it. */
export function LostCode({ asked, sent, go, done }: Props & { sent: LostFactorAsked }) {
  const { t } = usePage()
  const { left, counted } = useAttemptsLeft()
  const { CONTACT, WAIT_HOURS: count } = sent
  const form = useRuledForm<{ CODE: string }>({
    rules: { CODE: code },
    send: async ({ CODE }) => goOn({ go, done }, await counted(confirmLostFactor(asked, sent, CODE))),
  })
  return (
    <>
      <p className="mb-5">
        {t('account:confirm.sent')} <strong className="block font-semibold">{CONTACT}</strong>{' '}
        <span className="text-ink-soft">
          {count > 0 ? t('account:lost.then', { count }) : t('account:lost.atOnce')}
        </span>
      </p>
      <Form
        form={form}
        submit={t('account:confirm.submit')}
        after={
          <StepLink onClick={() => go({ name: 'lostFactor', asked })}>{t('account:lost.again')}</StepLink>
        }
      >
        <CodeField label={t('account:confirm.code')} attemptsLeft={left} />
      </Form>
    </>
  )
}

/** The time of waiting has begun: what to do until it is over. */
export function LostWaits({ hours: count, go }: StepProps & { hours: number }) {
  const { t } = usePage()
  return (
    <>
      <div tabIndex={-1} className="grid gap-3 outline-none">
        <p>{t('account:lost.waits', { count })}</p>
        <p className="text-ink-soft">{t('account:lost.told')}</p>
      </div>
      <div className="mt-5">
        <StepLink onClick={() => go({ name: 'signIn' })}>{t('account:toSignIn')}</StepLink>
      </div>
    </>
  )
}

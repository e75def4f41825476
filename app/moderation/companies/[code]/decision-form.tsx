import { useRouter } from 'next/navigation'
import { useId } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { FormAlert } from '../../../../client/form/form-alert.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../../client/form/form-parts.ts'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import { localizePath } from '../../../../locales/locale.ts'
import { decisionBody, type ModeratedRegistration } from '../../../../schemas/api/moderation.ts'
import type { DecidedStatus } from '../../../../schemas/companies/company-status.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Textarea } from '../../../../ui/form/textarea.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { moderation } from '../../../queries/moderation.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'

type Values = { STATUS: DecidedStatus; REASON: string }

const path = '/w-front/v1/moderation/companies'

type Props = { company: ModeratedRegistration; reasons: readonly string[] }

/** The decisions possible for a company; all except an approval need a reason, which is mailed to the owner. */
export function DecisionForm({ company, reasons }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const invalidate = useInvalidate(moderation)
  const id = useId()
  const asksReason = company.NEXT.some((status) => status !== 'active')
  const form = useCallForm({
    schema: decisionBody,
    toBody: ({ STATUS, REASON }: Partial<Values>) => ({
      STATUS,
      ...(STATUS !== 'active' && { REASON }),
      VERSION: company.VERSION,
    }),
    send: async (body) => {
      await call('POST', `${path}/${encodeURIComponent(company.COMPANY_CODE)}/decision`, body).catch(explain)
      toast({ message: t(`moderation:done.${body.STATUS}`), variant: 'success' })
      if (company.STATUS === 'moderation') router.push(localizePath('/moderation/companies', locale))
      void invalidate()
    },
  })
  const { register, getValues, setValue, setFocus, faults, isSubmitting } = form

  function explain(error: unknown) {
    const isStale = error instanceof CallError && error.code === 'STATE_CHANGED'
    throw isStale ? new CallError(error.status, error.code, t('moderation:conflict')) : error
  }
  function decide(status: DecidedStatus) {
    if (isSubmitting) return
    setValue('STATUS', status)
    void form.submit()
  }
  function add(sentence: string) {
    const now = getValues('REASON')
    if (!now.includes(sentence)) setValue('REASON', [now.trim(), sentence].filter(Boolean).join('\n'))
    setFocus('REASON')
  }

  return (
    <section aria-labelledby={`${id}-title`} className="rounded-card bg-surface p-5">
      <h2 id={`${id}-title`} className="text-xl">
        {t('moderation:decision')}
      </h2>
      {company.NEXT.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('moderation:waitsForOwner')}</p>
      ) : (
        <FormPartsProvider value={form}>
          <form {...form.attributes} className="mt-3 grid gap-4">
            {asksReason && (
              <FormField
                name="REASON"
                id={`${id}-reason`}
                label={t('moderation:reasonLabel')}
                hint={t('moderation:reasonHint')}
              >
                <Textarea {...register('REASON')} rows={4} maxLength={2000} lang={company.OWNER?.LOCALE} />
              </FormField>
            )}
            <FormAlert>
              {faults.root && (
                <>
                  {faults.root}{' '}
                  <Button variant="link" onClick={() => void invalidate()}>
                    {t('moderation:lookAgain')}
                  </Button>
                </>
              )}
            </FormAlert>
            <div className="flex flex-wrap gap-3">
              {company.NEXT.map((status) => (
                <Button
                  key={status}
                  variant={status === 'active' ? 'primary' : 'danger'}
                  loading={isSubmitting && getValues('STATUS') === status}
                  onClick={() => decide(status)}
                >
                  {t(company.STATUS === 'suspended' ? 'moderation:act.readmit' : `moderation:act.${status}`)}
                </Button>
              ))}
            </div>
            {asksReason && (
              <fieldset>
                <legend className="mb-2 text-sm text-ink-soft">{t('moderation:usual')}</legend>
                <ul className="grid gap-1.5">
                  {reasons.map((sentence) => (
                    <li key={sentence}>
                      <button
                        type="button"
                        lang={company.OWNER?.LOCALE}
                        onClick={() => add(sentence)}
                        className="min-h-11 w-full rounded-control bg-paper px-3 py-2 text-start text-sm hover:bg-accent-tint"
                      >
                        {sentence}
                      </button>
                    </li>
                  ))}
                </ul>
              </fieldset>
            )}
          </form>
        </FormPartsProvider>
      )}
    </section>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { focusFirstFault } from '../../../client/form/focus-first-fault.ts'
import { FormAlert } from '../../../client/form/form-alert.tsx'
import { FormPartsProvider } from '../../../client/form/form-parts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { City } from '../../api/read-cities.ts'
import { PlainLayout } from '../../layouts/plain-layout.tsx'
import { useTranslation } from '../../use-translation.ts'
import { RegistrationSent } from './registration-sent.tsx'
import { StepCheck } from './step-check.tsx'
import { StepContacts } from './step-contacts.tsx'
import { StepKind } from './step-kind.tsx'
import { StepPapers } from './step-papers.tsx'
import { StepPlace } from './step-place.tsx'
import { type StepName, steps } from './steps.ts'
import { type EarlierRegistration, useRegistration } from './use-registration.ts'

type Props = {
  cities: readonly City[]
  /** The rejected registration to correct. */
  before?: EarlierRegistration
  reason?: string
}

/** R11: registers a company step by step (A4), or corrects a rejected registration. */
export function RegistrationScreen({ cities, before, reason }: Props) {
  const { t } = useTranslation()
  const registration = useRegistration({ cities, before })
  const { form, step, focusCount, progress, sentCode, isRestored } = registration
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (focusCount === 0) return
    const shown = place.current?.querySelector('section:not([hidden])') ?? null
    if (!focusFirstFault(shown)) shown?.querySelector('h2')?.focus()
  }, [focusCount])

  if (sentCode !== undefined)
    return (
      <PlainLayout>
        <RegistrationSent code={sentCode} />
      </PlainLayout>
    )

  const scans = before?.scans ?? []
  const isLast = step === steps.length - 1
  const screens: Record<StepName, React.ReactNode> = {
    kind: <StepKind />,
    place: <StepPlace cities={cities} />,
    contacts: <StepContacts cities={cities} />,
    papers: <StepPapers cities={cities} scans={scans} />,
    check: <StepCheck cities={cities} scans={scans} go={registration.go} />,
  }
  return (
    <PlainLayout>
      <h1 className="text-3xl">{t(before ? 'registration:mendTitle' : 'registration:title')}</h1>
      {reason && (
        <div className="mt-4 rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
          <p className="font-semibold">{t('registration:reason')}</p>
          <p className="mt-1 whitespace-pre-line">{reason}</p>
        </div>
      )}
      {isRestored && (
        <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-surface px-4 py-2">
          {t('registration:restored')}
          <Button variant="link" className="min-h-11" onClick={registration.startAnew}>
            {t('registration:startAnew')}
          </Button>
        </p>
      )}
      <StepMarks step={step} go={registration.go} />
      <FormProvider {...form}>
        <FormPartsProvider value={form}>
          <form
            key={registration.resetCount}
            {...form.attributes}
            {...(!isLast && {
              onSubmit: (event) => {
                event.preventDefault()
                void registration.next()
              },
            })}
            className="sm:mt-6"
          >
            <div ref={place}>
              {steps.map(({ name }, index) => (
                // All steps stay mounted, because file inputs would lose their files.
                <section key={name} aria-labelledby={`step-${name}`} hidden={index !== step}>
                  <h2 id={`step-${name}`} tabIndex={-1} className="mb-5 text-2xl outline-none">
                    {t(`registration:step.${name}`)}
                  </h2>
                  <div className="grid gap-5">{screens[name]}</div>
                </section>
              ))}
            </div>
            <div className="mt-6">
              <FormAlert>{form.faults.root}</FormAlert>
            </div>
            {progress !== undefined && <Progress value={progress} />}
            <div className="mt-6 flex flex-wrap-reverse justify-between gap-3">
              {step > 0 ? (
                <Button variant="secondary" size="large" onClick={() => registration.go(step - 1)}>
                  {t('registration:back')}
                </Button>
              ) : (
                <span />
              )}
              <Button type="submit" size="large" loading={form.isSubmitting}>
                {t(isLast ? 'registration:send' : 'registration:next')}
              </Button>
            </div>
          </form>
        </FormPartsProvider>
      </FormProvider>
    </PlainLayout>
  )
}

/** The list of steps; completed ones can be opened again. */
function StepMarks({ step, go }: { step: number; go: (step: number) => void }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('registration:steps')} className="mt-6">
      <p className="mb-2 text-sm text-ink-soft sm:hidden">
        {t('registration:stepOf', { step: step + 1, steps: steps.length })}
      </p>
      <ol className="flex min-h-11 gap-1.5 sm:gap-3">
        {steps.map(({ name }, index) => {
          const mark = `block h-1 rounded-full ${index <= step ? 'bg-accent-mark' : 'bg-line'}`
          const label = t(`registration:step.${name}`)
          return (
            <li key={name} className="flex-1" aria-current={index === step ? 'step' : undefined}>
              {index < step ? (
                <button
                  type="button"
                  onClick={() => go(index)}
                  className="flex min-h-11 w-full flex-col items-stretch text-start"
                >
                  <span className={mark} />
                  <span className="mt-2 block text-sm text-accent-ink max-sm:sr-only">{label}</span>
                </button>
              ) : (
                <>
                  <span className={mark} />
                  <span
                    className={`mt-2 block text-sm max-sm:sr-only ${index === step ? 'font-semibold' : 'text-ink-soft'}`}
                  >
                    {label}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Progress({ value }: { value: number }) {
  const { t } = useTranslation()
  const percent = Math.round(value * 100)
  return (
    <div
      role="progressbar"
      aria-label={t('registration:sending')}
      aria-valuenow={percent}
      className="mt-4 h-1.5 overflow-hidden rounded-full bg-sunken forced-colors:border"
    >
      <div className="h-full bg-accent-mark transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  )
}

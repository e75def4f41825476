import { useTranslation } from '../../use-translation.ts'

const steps = ['file', 'columns', 'check', 'done'] as const
export type Step = (typeof steps)[number]

/** The steps of an import, and which of them is shown. */
export function Steps({ current }: { current: Step }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('exchange:step.label')} className="mb-6 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          className={`flex items-center gap-2 ${step === current ? 'font-semibold text-accent-ink' : 'text-ink-soft'}`}
        >
          <span aria-hidden className="tabular-nums">
            {index + 1}
          </span>
          {t(`exchange:step.${step}`)}
        </li>
      ))}
    </ol>
  )
}

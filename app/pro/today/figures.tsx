import type { Translate } from '../../../locales/text-key.ts'
import type { Today } from '../../../schemas/api/today.ts'
import { Section } from './section.tsx'

type Props = { t: Translate; figures: Today['FIGURES'] }

/** Whether the clinic is found and chosen, against the week before. */
export function Figures({ t, figures }: Props) {
  if (figures.length === 0) return null
  const compared = (now: number, before: number) => {
    const key = now === before ? 'same' : now > before ? 'more' : 'less'
    return t(`today:figures.${key}`, { number: Math.abs(now - before) })
  }
  return (
    <Section title={t('today:figures.title')}>
      <dl className="grid gap-6 @sm/page:grid-cols-2">
        {figures.map(({ KIND, NUMBER, BEFORE }) => (
          <div key={KIND} className="flex flex-col-reverse justify-end">
            <dt>{t(`today:figures.${KIND}`, { count: NUMBER })}</dt>
            <dd className="text-3xl font-semibold text-accent-ink tabular-nums">{NUMBER}</dd>
            {BEFORE !== null && NUMBER + BEFORE > 0 && (
              <dd className="order-first text-sm text-ink-soft">{compared(NUMBER, BEFORE)}</dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  )
}

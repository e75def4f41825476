import type { Locale } from '../../../locales/locale.ts'
import type { Translate } from '../../../locales/text-key.ts'
import type { FactEffect } from '../../../schemas/api/figures.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { comparedFrom, verdictOf } from '../../../schemas/statistics/fact-effect.ts'
import { AppLink } from '../../navigation/app-link.tsx'

type Shared = { t: Translate; locale: Locale; today: string }

/** A mean that is read at a glance: with one decimal below ten, without any above. */
const mean = (number: number, days: number): string => {
  const exact = number / days
  return formatNumber(Number(exact.toFixed(exact < 10 ? 1 : 0)))
}

type EffectProps = { t: Translate; days: number; of: FactEffect['NUMBERS'][number] }

/** One number before and after, and what it says. */
const Effect = ({ t, days, of: { KIND, BEFORE, AFTER } }: EffectProps) => (
  <div className="flex flex-col">
    <dt className="order-1 leading-tight">{t(`figures:facts.kind.${KIND}`)}</dt>
    <dd className="text-2xl font-semibold text-accent-ink tabular-nums">
      {t('figures:facts.perDay', { number: mean(AFTER, days) })}
    </dd>
    <dd className="order-1 text-sm text-ink-soft">
      {BEFORE === null
        ? t('figures:facts.unknown')
        : `${t('figures:facts.before', { number: mean(BEFORE, days) })} · ${t(`figures:facts.verdict.${verdictOf(BEFORE, AFTER)}`)}`}
    </dd>
  </div>
)

function Fact({ t, locale, today, fact }: Shared & { fact: FactEffect }) {
  const { FACT, DAY, DAYS, NUMBERS } = fact
  const dayOf = (day: string) => formatCalendarDate(day, locale, today)
  return (
    <li className="grid content-start gap-3 border-t-2 border-accent-line pt-3">
      <div>
        <h3 className="font-medium">{t(`today:site.missingFact.${FACT}`)}</h3>
        <p className="text-sm text-ink-soft">
          {[dayOf(DAY), DAYS > 0 && NUMBERS.length > 0 && t('figures:facts.days', { count: DAYS })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {DAYS === 0 && <p>{t('figures:facts.later', { day: dayOf(comparedFrom(DAY)) })}</p>}
      {DAYS > 0 && NUMBERS.length === 0 && <p>{t('figures:facts.uncounted')}</p>}
      {NUMBERS.length > 0 && (
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-6 gap-y-4">
          {NUMBERS.map((one) => (
            <Effect key={one.KIND} t={t} days={DAYS} of={one} />
          ))}
        </dl>
      )}
    </li>
  )
}

type Props = Shared & {
  facts: readonly FactEffect[]
  /** The screen that lists what the clinic still lacks. */
  base: string
}

/** What the clinic has added of what helps to be found, and what changed after each. */
export const Facts = ({ t, locale, today, facts, base }: Props) => (
  <section id="facts" aria-labelledby="facts-name" className="min-w-0 scroll-mt-6">
    <h2 id="facts-name" className="text-xl">
      {t('figures:facts.title')}
    </h2>
    <p className="mt-1 max-w-text text-sm text-ink-soft">
      {t(facts.length > 0 ? 'figures:facts.lead' : 'figures:facts.none')}
    </p>
    {facts.length > 0 && (
      <ul className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-8 @4xl/page:grid-cols-2 @6xl/page:grid-cols-3">
        {facts.map((fact) => (
          <Fact key={fact.FACT} {...{ t, locale, today, fact }} />
        ))}
      </ul>
    )}
    <AppLink href={base} className="link mt-4 inline-flex min-h-11 items-center">
      {t('figures:facts.todo')}
    </AppLink>
  </section>
)

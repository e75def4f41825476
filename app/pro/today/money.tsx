import ArrowRight from 'lucide-react/icons/arrow-right'
import type { Translate } from '../../../locales/text-key.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import type { Today } from '../../../schemas/api/today.ts'
import { formatMoney } from '../../../schemas/visits/money.ts'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { Section } from './section.tsx'

type Props = {
  t: Translate
  base: string
  /** The branch of which the day close is shown. */
  cabinet: string
  money: NonNullable<Today['MONEY']>
}

const shown = ['TAKEN', 'RETURNED', 'UNPAID'] as const

/** What was taken and returned today and what is left to pay, as in the day close. */
export function Money({ t, base, cabinet, money }: Props) {
  return (
    <Section title={t('today:money.title')}>
      <dl className="grid gap-1">
        {shown.map((name) => (
          <div key={name} className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t(`today:money.${name}`)}</dt>
            <dd
              className={`font-semibold whitespace-nowrap tabular-nums ${name === 'UNPAID' && money.UNPAID > 0 ? 'text-warning-ink' : ''}`}
            >
              {formatMoney(money[name], money.CURRENCY)}
            </dd>
          </div>
        ))}
      </dl>
      <AppLink
        href={`${base}/${sectionPath('doctor-appointment')}/day-close?cabinet=${encodeURIComponent(cabinet)}`}
        className="mt-1 inline-flex min-h-11 items-center gap-2 text-accent-ink underline-offset-4 hover:underline"
      >
        {t('today:money.open')}
        <Icon of={ArrowRight} />
      </AppLink>
    </Section>
  )
}

import Check from 'lucide-react/icons/check'
import type { TariffsProps } from '../../schemas/blocks/tariffs.ts'
import { formatPrice } from '../../schemas/formats/price.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'

type Tariff = TariffsProps['data']['tariffs'][number]

/** The prices of the product, a card for each tariff; without any it says that there is no price list, and where to ask. */
export default function Tariffs({ title, data: { tariffs, ask } }: TariffsProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:tariffs.title')} beside={tariffs.length === 0}>
      {tariffs.length > 0 ? (
        <ul className="grid gap-4 @2xl:grid-cols-2 @4xl:gap-6 @5xl:grid-cols-3">
          {tariffs.map((tariff) => (
            <TariffCard key={tariff.name.text} {...tariff} />
          ))}
        </ul>
      ) : (
        <p className="max-w-text">
          {t('blocks:tariffs.none')}{' '}
          <a href={ask.href} className="text-accent-ink underline">
            {t('blocks:tariffs.ask')}
          </a>
        </p>
      )}
    </Section>
  )
}

function TariffCard({ name, price, currency, period, included, note }: Tariff) {
  const { t } = usePage()
  return (
    <Card as="li" className="flex flex-col gap-3">
      <h3 className="text-xl">
        <LocalizedText value={name} />
      </h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold">
          {price === 0 ? t('blocks:tariffs.free') : formatPrice(price, currency)}
        </span>
        {price > 0 && <span className="text-ink-soft">{t(`blocks:tariffs.period.${period}`)}</span>}
      </p>
      {included.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {included.map((line) => (
            <li key={line.text} className="flex gap-2">
              <Icon of={Check} className="mt-1 shrink-0 text-accent-ink" />
              <span className="min-w-0">
                <LocalizedText value={line} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {note && (
        <p className="text-sm text-ink-soft">
          <LocalizedText value={note} />
        </p>
      )}
    </Card>
  )
}

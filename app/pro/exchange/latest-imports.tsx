import type { TableImport } from '../../../schemas/api/exchange.ts'
import { unwrittenStates } from '../../../schemas/exchange/import.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { ExchangePlace } from './exchange-place.ts'
import { Remove } from './remove.tsx'
import { StateBadge } from './state-badge.tsx'

type Props = { imports: readonly TableImport[]; place: ExchangePlace; now: string }

/** The imports of a company, each leading to its page. */
export function LatestImports({ imports, place, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('exchange:latest')}</h2>
      {imports.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('exchange:none')}</p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {imports.map((one) => (
            <li key={one.IMPORT_CODE} className="flex flex-wrap items-center gap-x-2">
              <AppLink
                href={`${place.path}/${one.IMPORT_CODE}`}
                prefetch={false}
                className="flex min-h-14 min-w-0 grow basis-72 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-2 hover:bg-accent-wash"
              >
                <span className="min-w-0 grow basis-60">
                  <span className="block font-medium wrap-anywhere">{one.FILE}</span>
                  <span className="block text-sm text-ink-soft wrap-anywhere">
                    {one.LABEL} ·{' '}
                    {t('exchange:by', {
                      date: formatInHomeZone(one.CREATED_AT, locale, now),
                      name: one.CREATED_BY,
                    })}
                  </span>
                </span>
                <StateBadge {...one} />
              </AppLink>
              {unwrittenStates.some((state) => state === one.STATE) && (
                <div className="px-2 pb-2 @3xl/page:pb-0">
                  <Remove table={one} place={place} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { formatInHomeZone } from '../../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** Who has taken everything out or brought it in, and who has downloaded it. */
export function FileHistory({ files, now }: { files: readonly CompanyFile[]; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  if (files.length === 0) return null
  const at = (instant: string) => formatInHomeZone(instant, locale, now)
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl">{t('exchange:whole.history')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {files.map(({ FILE_CODE, DIRECTION, STATE, CREATED_AT, CREATED_BY, DOWNLOADS }) => (
          <li key={FILE_CODE} className="grid gap-1 py-3">
            <span className="font-medium wrap-anywhere">
              {t(`exchange:whole.direction.${DIRECTION}`)} ·{' '}
              {t('exchange:by', { date: at(CREATED_AT), name: CREATED_BY })}
            </span>
            <span className="text-sm text-ink-soft">{t(`exchange:whole.state.${STATE}`)}</span>
            {DOWNLOADS.map(({ AT, BY }) => (
              <span key={AT} className="text-sm text-ink-soft wrap-anywhere">
                {t('exchange:whole.downloaded', { date: at(AT), name: BY })}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { localizePath } from '../../../../locales/locale.ts'
import type { ModeratedRegistration } from '../../../../schemas/api/moderation.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { toneOf } from '../../tone-of.ts'

/** Companies that may be duplicates of this one. */
export function Duplicates({ company: { LIKENESSES } }: { company: ModeratedRegistration }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section aria-labelledby="likenesses">
      <h2 id="likenesses" className="text-xl">
        {t('moderation:likenesses')}
      </h2>
      {LIKENESSES.length === 0 && <p className="mt-2 text-ink-soft">{t('moderation:noLikenesses')}</p>}
      <ul className="mt-3">
        {LIKENESSES.map(({ COMPANY_CODE, COMPANY_NAME, STATUS, ADDRESS, BY }) => (
          <li key={COMPANY_CODE} className="border-t border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <a
                href={localizePath(`/moderation/companies/${COMPANY_CODE}`, locale)}
                className="link font-medium"
              >
                {COMPANY_NAME}
              </a>
              <Badge tone={toneOf[STATUS]}>{t(`moderation:status.${STATUS}`)}</Badge>
            </p>
            <p className="text-sm text-ink-soft">
              {[...BY.map((what) => t(`moderation:same.${what}`)), ADDRESS].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

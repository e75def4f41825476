import type { StaffCase } from '../../schemas/api/filed-case.ts'
import { formatHomeDay } from '../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { useTranslation } from '../use-translation.ts'

type Props = Pick<StaffCase, 'ANSWERS' | 'HISTORY' | 'LANG'>

/** What the author of a case has entered, and what has happened since. */
export function CaseWords({ ANSWERS, HISTORY, LANG }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <>
      <dl className="mt-3 grid gap-3">
        {ANSWERS.map(({ FIELD, LABEL, TEXT, IS_WRITTEN }) => (
          <div key={FIELD}>
            <dt className="text-sm text-ink-soft">{LABEL}</dt>
            <dd
              className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]"
              {...(IS_WRITTEN && { lang: LANG })}
            >
              {TEXT}
            </dd>
          </div>
        ))}
      </dl>
      {HISTORY.length > 0 && (
        <section className="mt-4">
          <h3 className="text-sm font-semibold">{t('cases:staff.history')}</h3>
          <ol className="mt-1 grid gap-2">
            {HISTORY.map(({ ARROW, LABEL, BY, AT, REASON }) => (
              <li key={`${AT} ${ARROW}`} className="max-w-text">
                <p className="text-sm text-ink-soft">
                  {[LABEL, t(`cases:by.${BY}`), formatHomeDay(AT, locale)].join(' · ')}
                </p>
                {REASON && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{REASON}</p>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

import type { StaffCase } from '../../schemas/api/filed-case.ts'
import { useTranslation } from '../use-translation.ts'
import { CaseMoveLine } from './case-move-line.tsx'

type Props = Pick<StaffCase, 'ANSWERS' | 'HISTORY' | 'LANG'>

/** What the author of a case has entered, and what has happened since. */
export function CaseWords({ ANSWERS, HISTORY, LANG }: Props) {
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
            {HISTORY.map((move) => (
              <li key={`${move.AT} ${move.ARROW}`} className="text-sm text-ink-soft">
                <CaseMoveLine move={move} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

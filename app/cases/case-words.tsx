import type { StaffCase } from '../../schemas/api/filed-case.ts'
import { Answers } from '../../ui/shown/answers.tsx'
import { useTranslation } from '../use-translation.ts'
import { CaseMoveLine } from './case-move-line.tsx'

type Props = Pick<StaffCase, 'ANSWERS' | 'HISTORY' | 'LANG'>

/** What the author of a case has entered, and what has happened since. */
export function CaseWords({ ANSWERS, HISTORY, LANG }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Answers answers={ANSWERS} lang={LANG} className="mt-3" />
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

'use client'

import type { z } from 'zod'
import type { patientLetterList } from '../../schemas/api/patients.ts'
import { Badge } from '../../ui/shown/badge.tsx'
import { Rating } from '../../ui/shown/rating.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import type { ApiQuery } from '../queries/api-query.ts'
import { useHomeTime } from '../use-home-time.ts'
import { useTranslation } from '../use-translation.ts'
import { PatientPartState } from './patient-part-state.tsx'

type Letters = ApiQuery<typeof patientLetterList> & { schema: () => Promise<typeof patientLetterList> }
type Letter = z.infer<typeof patientLetterList>['data'][number]

function Line({ letter: { TEXT, AT, WAITS, RATING } }: { letter: Letter }) {
  const homeTime = useHomeTime(new Date().toISOString())
  const { t } = useTranslation()
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <time dateTime={AT} className="tabular-nums">
          {homeTime(AT)}
        </time>
        {RATING !== null && <Rating value={RATING} />}
        {WAITS && <Badge tone="accent">{t('business:patients.letterWaits')}</Badge>}
      </p>
      <p className="line-clamp-2 max-w-text wrap-anywhere">{TEXT}</p>
    </li>
  )
}

/** Letters of a patient on the card, the newest first, and the way to where they are answered. */
export function PatientLetters({ query, href }: { query: Letters; href: string }) {
  const { t } = useTranslation()
  return (
    <PatientPartState query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p className="text-ink-soft">{t('business:patients.noLetters')}</p>
        ) : (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {data.map((letter) => (
                <Line key={letter.CODE} letter={letter} />
              ))}
            </ul>
            <p className="mt-2">
              <AppLink href={href} className="link inline-flex min-h-11 items-center pointer-fine:min-h-7">
                {t('business:patients.allLetters')}
              </AppLink>
            </p>
          </>
        )
      }
    </PatientPartState>
  )
}

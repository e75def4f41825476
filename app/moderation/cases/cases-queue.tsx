'use client'

import { call } from '../../../client/call.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { CaseMoves } from '../../cases/case-moves.tsx'
import { CaseWords } from '../../cases/case-words.tsx'
import { DocumentLink } from '../../profile/document-link.tsx'
import { moderatedCases } from '../../queries/filed-cases.ts'
import { moderation } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { QueueList } from '../queue-list.tsx'

type Props = { page: number; now: string }

/** Cases of all kinds that wait for a moderator, the longest first, each with what was entered and the decisions. */
export function CasesQueue({ page, now }: Props) {
  const { locale } = usePage()
  const { data, meta } = useApiQuery(moderatedCases(page))
  return (
    <QueueList queue="cases" meta={meta}>
      {data.map((one) => (
        <li key={one.CASE_CODE} className="rounded-card bg-surface p-5">
          <article aria-label={`${one.KIND_LABEL} ${one.CASE_CODE}`}>
            <h2 className="text-xl">
              <DocumentLink path={one.COMPANY.PATH}>{one.COMPANY.NAME}</DocumentLink>
            </h2>
            <p className="text-sm text-ink-soft">
              {[
                one.KIND_LABEL,
                one.STATE_LABEL,
                one.CASE_CODE,
                formatInHomeZone(one.SINCE, locale, now),
              ].join(' · ')}
            </p>
            <CaseWords {...one} />
            <CaseMoves
              moves={one.MAY}
              subject={moderation}
              send={(arrow, body) =>
                call(
                  'POST',
                  `/w-front/v1/moderation/cases/${encodeURIComponent(one.CASE_CODE)}/${arrow}`,
                  body,
                )
              }
            />
          </article>
        </li>
      ))}
    </QueueList>
  )
}

'use client'

import { type ModeratedPage, type PageCaseState, pageCaseStates } from '../../schemas/api/page-case.ts'
import { formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { saidReason } from '../../schemas/formats/said-reason.ts'
import type { PageQueue } from '../../schemas/page-cases/page-case.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { AppLink } from '../navigation/app-link.tsx'
import { DocumentLink } from '../profile/document-link.tsx'
import { FilterTabs } from '../profile/filter-tabs.tsx'
import { moderatedPages } from '../queries/moderation.ts'
import { useApiQuery } from '../queries/use-api-query.ts'
import { useTranslation } from '../use-translation.ts'
import { PageDecision } from './page-decision.tsx'
import { QueueList } from './queue-list.tsx'

type Props = { queue: PageQueue; state: PageCaseState; page: number; now: string }

/** Pages that were reported, are a clinic's first or wait to be put back, the oldest first; or those that are taken down (D-PERM). */
export function PagesQueue({ queue, state, page, now }: Props) {
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(moderatedPages(queue, state, page))
  const path = `/moderation/${queue}`
  const tabs = pageCaseStates.map((one) => ({
    href: one === 'waiting' ? path : `${path}?state=${one}`,
    label: t(`moderation:page.state.${one}`),
    current: one === state,
  }))
  return (
    <QueueList
      queue={queue}
      meta={meta}
      {...(state !== 'waiting' && { query: { state }, none: t('moderation:page.noneDown') })}
      above={
        <>
          <p className="mt-2 max-w-text text-ink-soft">{t('moderation:page.lead')}</p>
          <div className="mt-6">
            <FilterTabs label={t('moderation:page.state.label')} items={tabs} />
          </div>
        </>
      }
    >
      {data.map((one) => (
        <PageToJudge key={one.CASE_ID} page={one} now={now} />
      ))}
    </QueueList>
  )
}

function PageToJudge({ page, now }: { page: ModeratedPage; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { KIND, TITLE, COMPANY_NAME, COMPANY_CODE, PATH, WORDS, STATUS, SINCE, EVENTS } = page
  const name = TITLE ?? COMPANY_NAME
  return (
    <li className="rounded-card bg-surface p-5">
      <article aria-label={name}>
        <h2 className="text-xl [overflow-wrap:anywhere]">
          <DocumentLink path={PATH}>{name}</DocumentLink>
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          {[t(`moderation:page.kind.${KIND}`), TITLE && COMPANY_NAME, formatInHomeZone(SINCE, locale, now)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="mt-2 font-medium">{t(`moderation:page.status.${STATUS}`)}</p>
        {KIND === 'organization' && (
          <AppLink
            href={`/moderation/companies/${COMPANY_CODE}`}
            className="link inline-flex min-h-11 items-center"
          >
            {t('moderation:page.facts')}
          </AppLink>
        )}
        {WORDS && (
          <details className="mt-2">
            <summary className="link inline-flex min-h-11 cursor-pointer items-center">
              {t('moderation:page.words')}
            </summary>
            <p className="max-w-text whitespace-pre-line rounded-control bg-paper p-4 [overflow-wrap:anywhere]">
              {WORDS}
            </p>
          </details>
        )}
        <h3 className="mt-4 text-sm font-semibold">{t('moderation:page.history')}</h3>
        <ul className="mt-1 grid gap-3">
          {EVENTS.map(({ ARROW, REASON, TEXT, EMAIL, BY, AT }) => (
            <li key={`${AT} ${ARROW} ${TEXT}`} className="max-w-text">
              <p className="text-sm text-ink-soft">
                {[t(`moderation:page.arrow.${ARROW}`), formatInHomeZone(AT, locale, now), BY, EMAIL]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {(REASON || TEXT) && (
                <p className="whitespace-pre-line [overflow-wrap:anywhere]">
                  {saidReason(REASON !== null && t(`moderation:page.reason.${REASON}`), TEXT)}
                </p>
              )}
            </li>
          ))}
        </ul>
        <PageDecision page={page} />
      </article>
    </li>
  )
}

'use client'

import { call } from '../../../client/call.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { moderation, reportedMistakes } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { ProfileLink } from '../profile-link.tsx'
import { QueueList } from '../queue-list.tsx'

/** Mistakes on cards of the directory, the oldest first. */
export function MistakesQueue({ page, now }: { page: number; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(reportedMistakes(page))
  const { busy, act } = useSubjectMutation(moderation)
  const settle = (id: number) =>
    act(
      String(id),
      () => call('POST', `/w-front/v1/moderation/mistakes/${id}/done`),
      t('moderation:mistake.settled'),
    )
  return (
    <QueueList queue="mistakes" meta={meta}>
      {data.map(({ MISTAKE_ID, TEXT, EMAIL, AT, ...company }) => (
        <li key={MISTAKE_ID} className="rounded-card bg-surface p-5">
          <article aria-label={company.COMPANY_NAME}>
            <h2 className="text-xl">
              <ProfileLink company={company} />
            </h2>
            <p className="text-sm text-ink-soft">
              {[formatInHomeZone(AT, locale, now), EMAIL].filter(Boolean).join(' · ')}
            </p>
            <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{TEXT}</p>
            <Button
              variant="secondary"
              className="mt-4"
              loading={busy === String(MISTAKE_ID)}
              onClick={() => void settle(MISTAKE_ID)}
            >
              {t('moderation:mistake.done')}
            </Button>
          </article>
        </li>
      ))}
    </QueueList>
  )
}

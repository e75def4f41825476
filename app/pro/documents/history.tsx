import type { OpenedDocument } from '../../../schemas/api/documents.ts'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'

type Entry = { at: string; what: string; by: string | null }

/** What has happened to a document, the newest first: issued, sent, checked by others, revoked. */
export function History({ one, now }: { one: OpenedDocument; now: string }) {
  const homeTime = useHomeTime(now)
  const { t } = useTranslation()
  const entries: Entry[] = [
    {
      at: one.ISSUED_AT,
      what: t(one.IS_OWN_FILE ? 'documents:history.issuedFile' : 'documents:history.issued'),
      by: one.ISSUED_BY,
    },
    ...one.SENDINGS.map(({ CHANNEL, TO, BY, AT }) => ({
      at: AT,
      what: t(`documents:history.${CHANNEL}`, { to: TO }),
      by: BY,
    })),
    ...one.CHECKS.map(({ KIND, IS_RIGHT, NETWORK, AT }) => ({
      at: AT,
      what: t(`documents:history.${KIND}.${IS_RIGHT ? 'right' : 'wrong'}`),
      by: NETWORK,
    })),
    ...(one.REVOKED_AT
      ? [{ at: one.REVOKED_AT, what: t('documents:history.revoked'), by: one.REVOKED_BY }]
      : []),
  ]
  return (
    <ul className="divide-y divide-line border-y border-line">
      {entries
        .sort((a, b) => b.at.localeCompare(a.at))
        .map(({ at, what, by }) => (
          <li key={`${at} ${what} ${by}`} className="flex flex-wrap justify-between gap-x-6 py-2.5">
            <span className="min-w-0">
              {what}
              {by && <span className="block text-sm text-ink-soft">{by}</span>}
            </span>
            <time dateTime={at} className="text-ink-soft tabular-nums">
              {homeTime(at)}
            </time>
          </li>
        ))}
    </ul>
  )
}

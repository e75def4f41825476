import type { ModeratedWriting } from '../../../schemas/api/review.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { reviewProofLabels } from '../../../schemas/reviews/review-proof-labels.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { DocumentLink } from '../../profile/document-link.tsx'
import { AspectList } from '../../reviews/aspect-list.tsx'
import { Changed } from '../../reviews/changed.tsx'
import { useTranslation } from '../../use-translation.ts'
import { PaperLink } from '../paper-link.tsx'
import { WritingDecision } from './decision.tsx'

/** A text that a person has written for visitors, with everything that a moderator needs to judge it, and the decision (S-REV). */
export function Writing({ writing, now }: { writing: ModeratedWriting; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { KIND, ID, AUTHOR, TEXT, LANG, ABOUT, RATING, VISIT_DATE, PROOF, PAPERS } = writing
  const { PREVIOUS, REVIEW, COMPLAINT, EXPLANATION } = writing
  const kind = t(`reviews:kind.${KIND}`)
  const facts = [
    formatInHomeZone(writing.AT, locale, now),
    writing.SERVICE && t('reviews:service', { name: writing.SERVICE }),
    VISIT_DATE && t('reviews:visited', { date: formatCalendarDate(VISIT_DATE, locale, VISIT_DATE) }),
  ]
  return (
    <li className="rounded-card bg-surface p-5">
      <article aria-label={`${kind}: ${AUTHOR}`}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="text-xl">
            <DocumentLink path={ABOUT.PATH}>{ABOUT.NAME}</DocumentLink>
          </h2>
          <Badge tone={KIND === 'dispute' ? 'warning' : 'neutral'}>{kind}</Badge>
        </div>
        {ABOUT.SPECIALIST && <p className="text-sm text-ink-soft">{ABOUT.SPECIALIST}</p>}
        {REVIEW && (
          <blockquote className="mt-3 border-s-2 border-line ps-4 text-ink-soft">
            <p className="flex flex-wrap items-center gap-x-3">
              {REVIEW.AUTHOR} <Rating value={REVIEW.RATING} />
            </p>
            <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{REVIEW.TEXT}</p>
          </blockquote>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{AUTHOR}</span>
          {RATING !== null && <Rating value={RATING} />}
          <span className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        </p>
        <AspectList of={writing} before={PREVIOUS} />
        {PROOF && <p className="mt-1 text-sm text-ink-soft">{reviewProofLabels[PROOF][locale]}</p>}
        <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={LANG}>
          {PREVIOUS ? <Changed before={PREVIOUS.TEXT} after={TEXT} /> : TEXT}
        </p>
        {PREVIOUS && PREVIOUS.RATING !== RATING && (
          <p className="mt-2 text-sm text-ink-soft">
            {t('reviews:ratingBefore', { rating: PREVIOUS.RATING })}
          </p>
        )}
        {PAPERS.length > 0 && (
          <ul className="mt-2">
            {PAPERS.map((paper) => (
              <li key={paper.PAPER_ID}>
                <PaperLink of={`/moderation/reviews/${ID}`} paper={paper} />
              </li>
            ))}
          </ul>
        )}
        {COMPLAINT && (
          <Said
            title={`${t('reviews:complains')}: ${t(`reviews:complaint.${COMPLAINT.REASON}`)}`}
            text={COMPLAINT.TEXT}
          />
        )}
        {EXPLANATION && <Said title={t('reviews:explains')} text={EXPLANATION} />}
        <CaseHistory history={writing.HISTORY} now={now} />
        <WritingDecision writing={writing} />
      </article>
    </li>
  )
}

const Said = ({ title, text }: { title: string; text: string }) => (
  <div className="mt-4 max-w-text rounded-control bg-paper p-4">
    <p className="text-sm font-semibold">{title}</p>
    <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
  </div>
)

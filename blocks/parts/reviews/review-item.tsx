import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { localeNames } from '../../../locales/languages.ts'
import type { ReviewListProps } from '../../../schemas/blocks/review-list.ts'
import { reviewProofLabels } from '../../../schemas/reviews/review-proof-labels.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'

type Item = ReviewListProps['data']['items'][number]

/** A review in its author's language, with its proof (F18), the answer and the author's reply. `about` names its subject where that is not clear. */
export function ReviewItem({ review, about }: { review: Item; about?: ReactNode }) {
  const { t, locale } = usePage()
  const { author, rating, text, answer, followUp, proof, isDisputed, lang, date, specialist } = review
  return (
    <li className="border-b border-line py-5">
      <article aria-label={t('blocks:review-list.by', { author })}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{author}</span>
          <Rating value={rating} />
          <time dateTime={date.datetime.slice(0, 10)} className="text-sm text-ink-soft">
            <LocalizedText value={date.text} />
          </time>
          {lang !== locale && (
            <span className="text-sm text-ink-soft">
              <LocalizedText value={{ text: localeNames[lang], lang }} />
            </span>
          )}
        </p>
        {proof && (
          <p
            className={`mt-1 flex items-center gap-1.5 text-sm ${proof === 'phone' ? 'text-ink-soft' : 'text-success-ink'}`}
          >
            {proof !== 'phone' && <Icon of={BadgeCheck} />}
            {reviewProofLabels[proof][locale]}
          </p>
        )}
        {about && <p className="mt-1">{about}</p>}
        {specialist && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('blocks:review-list.specialist')}{' '}
            <a href={specialist.link.href} className="link">
              <LocalizedText value={specialist.name} />
            </a>
          </p>
        )}
        {isDisputed && (
          <p className="mt-2 max-w-text rounded-control bg-warning-tint px-3 py-2 text-sm text-warning-ink">
            {t('blocks:review-list.disputed')}
          </p>
        )}
        <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
          <LocalizedText value={{ text, lang }} />
        </p>
        {answer && <Reply title={t('blocks:review-list.answer')} text={answer} lang={lang} />}
        {followUp && <Reply title={t('blocks:review-list.followUp')} text={followUp} lang={lang} isDeeper />}
      </article>
    </li>
  )
}

type ReplyProps = { title: string; text: string; lang: Item['lang']; isDeeper?: boolean }

const Reply = ({ title, text, lang, isDeeper }: ReplyProps) => (
  <div className={`mt-4 max-w-text rounded-card bg-surface p-4 ${isDeeper ? 'ms-6' : ''}`}>
    <p className="text-sm font-semibold">{title}</p>
    <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
      <LocalizedText value={{ text, lang }} />
    </p>
  </div>
)

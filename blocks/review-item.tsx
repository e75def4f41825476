import type { ReactNode } from 'react'
import type { ReviewListProps } from '../schemas/blocks/review-list.ts'
import { LocalizedText } from '../ui/localized-text.tsx'
import { usePage } from '../ui/page-context.tsx'
import { Rating } from '../ui/rating.tsx'

type Item = ReviewListProps['data']['items'][number]

/** A review in its author's language, with the answer to it. `about` says of whom it is where that is not clear. */
export function ReviewItem({ review, about }: { review: Item; about?: ReactNode }) {
  const { t } = usePage()
  const { author, rating, text, answer, lang, date, specialist } = review
  return (
    <li className="border-b border-line py-5">
      <article aria-label={t('blocks:review-list.by', { author })}>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{author}</span>
          <Rating value={rating} />
          <time dateTime={date.datetime.slice(0, 10)} className="text-sm text-ink-soft">
            <LocalizedText value={date.text} />
          </time>
        </p>
        {about && <p className="mt-1">{about}</p>}
        {specialist && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('blocks:review-list.specialist')}{' '}
            <a href={specialist.link.href} className="link">
              <LocalizedText value={specialist.name} />
            </a>
          </p>
        )}
        <p className="mt-2 max-w-text whitespace-pre-line">
          <LocalizedText value={{ text, lang }} />
        </p>
        {answer && (
          <div className="mt-4 max-w-text rounded-card bg-surface p-4">
            <p className="text-sm font-semibold">{t('blocks:review-list.answer')}</p>
            <p className="mt-1 whitespace-pre-line">
              <LocalizedText value={{ text: answer, lang }} />
            </p>
          </div>
        )}
      </article>
    </li>
  )
}

import BadgeCheck from 'lucide-react/icons/badge-check'
import type { ReactNode } from 'react'
import { localeNames } from '../../../locales/languages.ts'
import type { ReviewListProps } from '../../../schemas/blocks/review-list.ts'
import { reviewProofLabels } from '../../../schemas/reviews/review-proof-labels.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Rating } from '../../../ui/shown/rating.tsx'

/** A text of more characters has about twice the lines of which a list shows the first (`.review` in parts.css). */
const long = 1000

type Item = ReviewListProps['data']['items'][number]

/** A review in its author's language, with its proof (F18), the answer and the author's reply. `about` names its subject where that is not clear. */
export function ReviewItem({ review, about }: { review: Item; about?: ReactNode }) {
  const { t, locale } = usePage()
  const { author, rating, text, answer, answered, followUp, proof, isDisputed, lang, date } = review
  const { specialist, service } = review
  return (
    <li className="review">
      <article aria-label={t('blocks:review-list.by', { author })}>
        <p>
          <b>{author}</b>
          <Rating value={rating} />
          <time dateTime={date.datetime.slice(0, 10)}>
            <LocalizedText value={date.text} />
          </time>
          {lang !== locale && (
            <span>
              <LocalizedText value={{ text: localeNames[lang], lang }} />
            </span>
          )}
        </p>
        <p data-proof={proof ?? 'none'}>
          {proof && proof !== 'phone' && <Icon of={BadgeCheck} />}
          {proof ? reviewProofLabels[proof][locale] : t('blocks:review-list.noProof')}
        </p>
        {about && <p>{about}</p>}
        {specialist && (
          <p>
            {t('blocks:review-list.specialist')}{' '}
            <a href={specialist.link.href} className="link">
              <LocalizedText value={specialist.name} />
            </a>
          </p>
        )}
        {service && (
          <p>
            {t('blocks:review-list.service')} <LocalizedText value={service} />
          </p>
        )}
        {isDisputed && <p data-disputed="">{t('blocks:review-list.disputed')}</p>}
        <blockquote>
          <LocalizedText value={{ text, lang }} />
        </blockquote>
        {text.length > long && (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm print:hidden">
            <input type="checkbox" className="size-4.5 accent-accent" />
            {t('blocks:review-list.whole')}
          </label>
        )}
        {answer && (
          <Reply
            title={
              answered?.by ? (
                <>
                  {t('blocks:review-list.answerOf')} <LocalizedText value={answered.by} />
                </>
              ) : (
                t('blocks:review-list.answer')
              )
            }
            date={answered?.date}
            text={answer}
            lang={lang}
          />
        )}
        {followUp && <Reply title={t('blocks:review-list.followUp')} text={followUp} lang={lang} />}
      </article>
    </li>
  )
}

type ReplyProps = Pick<Item, 'text' | 'lang'> & { title: ReactNode; date?: Item['date'] | undefined }

const Reply = ({ title, date, text, lang }: ReplyProps) => (
  <div>
    <p>
      <b>{title}</b>
      {date && (
        <time dateTime={date.datetime.slice(0, 10)}>
          <LocalizedText value={date.text} />
        </time>
      )}
    </p>
    <blockquote>
      <LocalizedText value={{ text, lang }} />
    </blockquote>
  </div>
)

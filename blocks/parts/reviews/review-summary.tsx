import BadgeCheck from 'lucide-react/icons/badge-check'
import type { CSSProperties } from 'react'
import type { ReviewListProps } from '../../../schemas/blocks/review-list.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { reviewAspects } from '../../../schemas/reviews/review-aspects.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { maxRating, Rating } from '../../../ui/shown/rating.tsx'

type Summary = NonNullable<ReviewListProps['data']['summary']>

/** From this many reviews on, their distribution is shown. */
export const someReviews = 5

/** The rating of all reviews, how many have each grade, what else they rate, and how many have a proof. */
export function ReviewSummary({ chosen, ...summary }: Summary & { chosen: number | undefined }) {
  const { t, locale } = usePage()
  const { rating, count, aspects = [], proven = 0 } = summary
  return (
    <div className="review-summary">
      <Rating value={rating} count={count} />
      {count >= someReviews && <Grades {...summary} chosen={chosen} />}
      {aspects.length > 0 && (
        <ul className="aspects" aria-label={t('blocks:review-list.aspects')}>
          {aspects.map((one) => (
            <li key={one.aspect}>
              {reviewAspects[one.aspect][locale]}
              <span className="sr-only">
                {': '}
                {t('ui:rating.value', { value: formatNumber(one.rating), max: maxRating })}
              </span>
              <b aria-hidden>{formatNumber(one.rating)}</b>
            </li>
          ))}
        </ul>
      )}
      {proven > 0 && (
        <p className="flex items-start gap-1.5 text-sm text-success-ink">
          <Icon of={BadgeCheck} className="mt-0.5 shrink-0" />
          {t('blocks:review-list.proven', { proven, count })}
        </p>
      )}
    </div>
  )
}

/** How many reviews have each grade; where the list can be chosen, each leads to those. */
function Grades({ grades, chosen }: Pick<Summary, 'grades'> & { chosen: number | undefined }) {
  const { t } = usePage()
  const all = grades.reduce((total, { count }) => total + count, 0)
  return (
    <ul className="grades" aria-label={t('blocks:review-list.grades')}>
      {grades.map(({ grade, count, link }) => {
        const Row = link ? 'a' : 'span'
        return (
          <li key={grade}>
            <Row
              {...(link && {
                href: link.href,
                rel: 'nofollow',
                'aria-current': grade === chosen ? ('true' as const) : undefined,
              })}
            >
              <span className="sr-only">{t('blocks:review-list.grade', { grade, count })}</span>
              <span aria-hidden>{grade}</span>
              <span
                aria-hidden
                style={{ '--share': `${all > 0 ? (count / all) * 100 : 0}%` } as CSSProperties}
              />
              <span aria-hidden>{count}</span>
            </Row>
          </li>
        )
      })}
    </ul>
  )
}

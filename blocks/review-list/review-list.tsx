import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import type { ReviewListProps } from '../../schemas/blocks/review-list.ts'
import { chosenReviewsElement } from '../../schemas/reviews/chosen-reviews-id.ts'
import { reviewSorts, usualSort } from '../../schemas/reviews/review-choice.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { Rating } from '../../ui/shown/rating.tsx'
import { PagingLinks } from '../parts/common/paging-links.tsx'
import { ReviewFilters } from '../parts/reviews/review-filters.tsx'
import { ReviewItem } from '../parts/reviews/review-item.tsx'
import { ReviewSummary, someReviews } from '../parts/reviews/review-summary.tsx'

/**
 * Reviews of patients, each in its author's language, with the average rating and, from five reviews on, its
 * distribution beside them.
 */
export default function ReviewList(props: ReviewListProps) {
  const { title, titleHidden, inBrief, sort, stars, data } = props
  const { t, locale } = usePage()
  const chosenId = useElementId(chosenReviewsElement)
  if (inBrief) return <InBrief {...props} />
  const { summary, items, allLink, writeLink, paging, sorts, ownFirst, mine, filters, found, resetLink } =
    data
  // A list that is long has the way to the form above it.
  const isLong = items.length > 3
  const write = writeLink && (
    <p className={isLong ? 'mb-6 print:hidden' : 'mt-6 print:hidden'}>
      <ButtonLink link={writeLink} variant="secondary">
        <Icon of={PenLine} />
        <span>{t('blocks:review-list.write')}</span>
      </ButtonLink>
    </p>
  )
  return (
    <Section
      title={title ?? t('blocks:review-list.title')}
      titleHidden={titleHidden}
      more={allLink && { href: allLink.href, label: t('blocks:review-list.all') }}
    >
      {isLong && write}
      {summary ? (
        <div
          className={
            summary.count < someReviews ? 'grid gap-5' : 'grid gap-6 @4xl:grid-cols-[17rem_1fr] @4xl:gap-12'
          }
        >
          {summary.count > 1 && <ReviewSummary {...summary} chosen={stars} />}
          <div id={sorts && chosenId} className="min-w-0">
            {filters && <ReviewFilters {...filters} />}
            {ownFirst && <p className="mb-3 text-sm text-ink-soft">{reviewSorts[usualSort][locale]}</p>}
            {sorts && (
              <nav aria-label={t('blocks:review-list.order')} className="mb-3 flex flex-wrap gap-x-5">
                {sorts.map((one) => (
                  <Choice key={one.sort} link={one.link} isChosen={one.sort === (sort ?? sorts[0]?.sort)}>
                    {reviewSorts[one.sort][locale]}
                  </Choice>
                ))}
                {mine && (
                  <Choice link={mine.link} isChosen={mine.isChosen}>
                    {t('blocks:review-list.mine', { count: mine.count })}
                  </Choice>
                )}
              </nav>
            )}
            {resetLink && (
              <p className="mb-3 flex flex-wrap items-baseline gap-x-3">
                <span role="status">
                  {found !== undefined && t('blocks:review-list.found', { count: found, all: summary.count })}
                </span>
                <a href={resetLink.href} className="link touch">
                  {t('blocks:review-list.reset')}
                </a>
              </p>
            )}
            {items.length === 0 && <p className="text-ink-soft">{t('blocks:review-list.noneChosen')}</p>}
            <ul className="border-t border-line @5xl:grid @5xl:grid-cols-2 @5xl:gap-x-12">
              {items.map((review) => (
                <ReviewItem
                  key={`${review.author} ${review.date.datetime} ${review.text.length}`}
                  review={review}
                  about={
                    review.company && (
                      <a href={review.company.link.href} className="link font-medium">
                        <LocalizedText value={review.company.name} />
                      </a>
                    )
                  }
                />
              ))}
            </ul>
            <PagingLinks paging={paging} />
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">{t('blocks:review-list.empty')}</p>
      )}
      {!isLong && write}
    </Section>
  )
}

/** The rating with the way to all reviews, and below it the beginnings of some, which lead there too. */
function InBrief({ title, data: { summary, items, allLink } }: ReviewListProps) {
  const { t } = usePage()
  const id = useElementId('title')
  return (
    <section aria-labelledby={id} className="section reviews-in-brief">
      <h2 id={id} className="sr-only">
        {title ? <LocalizedText value={title} /> : t('blocks:review-list.title')}
      </h2>
      <p>
        <Rating value={summary?.rating} count={summary?.count} />
        {allLink && (
          <a href={allLink.href} className="link touch">
            {t('blocks:review-list.all')}
          </a>
        )}
      </p>
      <ul className={items.length > 1 ? 'snap-row' : undefined}>
        {items.map(({ author, rating, text, lang, date }) => (
          <Card as="li" key={`${author} ${date.datetime}`} linked={allLink !== undefined}>
            <blockquote className={allLink && 'line-clamp-3'}>
              <LocalizedText value={{ text, lang }} />
            </blockquote>
            <p>
              {allLink ? (
                <a
                  href={allLink.href}
                  className="stretched"
                  aria-label={t('blocks:review-list.by', { author })}
                >
                  {author}
                </a>
              ) : (
                author
              )}
              <Rating value={rating} />
              <time dateTime={date.datetime.slice(0, 10)}>
                <LocalizedText value={date.text} />
              </time>
            </p>
          </Card>
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = { link: { href: string }; isChosen: boolean | undefined; children: ReactNode }

/** A link to the same list with other reviews, or in another order. */
const Choice = ({ link, isChosen, children }: ChoiceProps) => (
  <a
    href={link.href}
    rel="nofollow"
    aria-current={isChosen ? 'true' : undefined}
    className="inline-flex min-h-11 items-center text-accent-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
  >
    {children}
  </a>
)

import type { NewsGridProps } from '../../../schemas/blocks/news-grid.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { NewsMeta } from './news-meta.tsx'

type Item = NewsGridProps['data']['items'][number]

/** A row to swipe in a narrow container: every card has its picture above its words. */
const swiped = 'news-row snap-row'

/**
 * News as cards. With `hasLead` the newest of more than two is larger: beside two others, or above many. A `selection` with pictures is a
 * row to swipe on a phone.
 */
export function NewsCards({
  items,
  hasLead: mayLead,
  isSelection = false,
}: {
  items: readonly Item[]
  hasLead: boolean
  isSelection?: boolean
}) {
  const hasLead = mayLead && items.length !== 2
  const [, ...others] = items
  const isTrio =
    hasLead &&
    others.length === 2 &&
    (others.every(({ image }) => image) || !items.some(({ image }) => image))
  const isRow = isSelection && items.length > 2 && items.every(({ image }) => image)
  const inPairs = items.length === 2 || (items.length === 3 && hasLead && !isTrio)
  return (
    <ul
      className={`news gap-4 @xl:grid @xl:grid-cols-2 ${inPairs ? '' : '@4xl:grid-cols-3'} ${isRow ? swiped : 'grid'}`}
    >
      {items.map((item, index) =>
        hasLead && index === 0 ? (
          <LeadCard key={item.link.href} item={item} beside={isTrio} />
        ) : (
          <NewsCard key={item.link.href} item={item} />
        ),
      )}
    </ul>
  )
}

function LeadCard({ item, beside }: { item: Item; beside: boolean }) {
  const place = beside
    ? '@xl:col-span-2 @4xl:row-span-2'
    : `@xl:col-span-full ${item.image ? '@3xl:grid @3xl:grid-cols-[3fr_2fr]' : ''}`
  return (
    <Card
      as="li"
      linked
      className={`news-lead overflow-hidden p-0 ${place} ${item.image ? '' : 'bg-accent-wash'}`}
    >
      {item.image && (
        <Picture
          image={item.image}
          sizes="(min-width: 56rem) 44rem, 100vw"
          className={`aspect-16/10 w-full object-cover ${beside ? '' : '@3xl:h-full'}`}
        />
      )}
      <div className="flex flex-col justify-center gap-3 p-4 @xl:p-5 @2xl:p-8">
        <NewsMeta label={item.company ?? item.category} date={item.date} />
        <Heading item={item} className="text-2xl" />
        {item.lead && (
          <p className="max-w-text text-ink-soft">
            <LocalizedText value={item.lead} />
          </p>
        )}
      </div>
    </Card>
  )
}

/** Without a picture the text takes its place: a larger title, then the summary. */
function NewsCard({ item }: { item: Item }) {
  if (!item.image)
    return (
      <Card as="li" linked className="flex flex-col justify-center gap-3 bg-accent-wash p-4 @xl:p-6">
        <NewsMeta label={item.company ?? item.category} date={item.date} />
        <Heading item={item} className="text-xl leading-snug @xl:text-2xl" />
        {item.lead && (
          <p className="line-clamp-6 text-ink-soft">
            <LocalizedText value={item.lead} />
          </p>
        )}
      </Card>
    )
  return (
    <Card as="li" linked className="news-card flex">
      <Picture image={item.image} sizes="(min-width: 56rem) 24rem, (min-width: 36rem) 50vw, 7rem" />
      <div>
        <NewsMeta label={item.company ?? item.category} date={item.date} />
        <Heading item={item} />
      </div>
    </Card>
  )
}

const Heading = ({ item, className }: { item: Item; className?: string }) => (
  <h3 className={className}>
    <a href={item.link.href} className="stretched">
      <LocalizedText value={item.title} />
    </a>
  </h3>
)

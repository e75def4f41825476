import type { LatestNewsProps } from '../../schemas/blocks/latest-news.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Card } from '../../ui/shown/card.tsx'
import { NewsMeta } from '../parts/articles/news-meta.tsx'

type Item = LatestNewsProps['data']['items'][number]

/** The newest article as a card, the others as a list beside it. */
export default function LatestNews({ title, data: { items } }: LatestNewsProps) {
  const { t } = usePage()
  const [first, ...others] = items
  if (!first) return null
  return (
    <Section title={title ?? t('blocks:latest-news.title')}>
      <div
        className={others.length > 0 ? 'grid gap-x-12 gap-y-4 @3xl:grid-cols-[3fr_2fr] @5xl:gap-x-16' : ''}
      >
        <Card as="article" linked className="self-start overflow-hidden p-0">
          {first.image && (
            <Picture
              image={first.image}
              sizes="(min-width: 52rem) 44rem, 100vw"
              className="aspect-16/9 w-full object-cover"
            />
          )}
          <div className="flex flex-col gap-3 p-5 @3xl:p-8">
            <NewsMeta label={first.company} date={first.date} />
            <Heading item={first} className="text-2xl" />
            {first.lead && (
              <p className="text-ink-soft">
                <LocalizedText value={first.lead} />
              </p>
            )}
          </div>
        </Card>
        {others.length > 0 && (
          <ul>
            {others.map((item) => (
              <li key={item.link.href} className="relative border-b border-line py-5 first:@3xl:pt-0">
                <NewsMeta label={item.company} date={item.date} />
                <Heading item={item} className="mt-1.5 text-lg leading-snug" />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}

const Heading = ({ item, className }: { item: Item; className: string }) => (
  <h3 className={className}>
    <a href={item.link.href} className="stretched hover:text-accent-ink">
      <LocalizedText value={item.title} />
    </a>
  </h3>
)

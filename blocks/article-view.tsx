import type { NewsArticleProps } from '../schemas/blocks/news-article.ts'
import { BackLink } from '../ui/back-link.tsx'
import { LocalizedText } from '../ui/localized-text.tsx'
import { Picture } from '../ui/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'

type Props = {
  data: NewsArticleProps['data']
  /** Label of the link back to the list. */
  allLabel: string
  /** Label of the date, if it is not the date of publication. */
  dateLabel?: string
}

/** An article as a page of its own: it contains the page's `h1`. */
export function ArticleView({ data, allLabel, dateLabel }: Props) {
  const { title, lead, date, author, image, content, category, allLink } = data
  return (
    <article className="section">
      {allLink && <BackLink href={allLink.href} label={allLabel} />}
      <header className="flex max-w-4xl flex-col gap-5">
        <h1 className="text-4xl">
          <LocalizedText value={title} />
        </h1>
        {lead && (
          <p className="max-w-text text-xl text-ink-soft">
            <LocalizedText value={lead} />
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {category && (
            <a href={category.link.href} className="link font-medium">
              <LocalizedText value={category.title} />
            </a>
          )}
          <span>
            {dateLabel && `${dateLabel} `}
            <time dateTime={date.datetime}>
              <LocalizedText value={date.text} />
            </time>
          </span>
          {author && <span>{author}</span>}
        </p>
      </header>
      {image && (
        <div className="mt-8 max-w-4xl">
          <Picture
            image={image}
            sizes="(min-width: 60rem) 56rem, 100vw"
            priority
            className="aspect-16/9 w-full rounded-card object-cover"
          />
        </div>
      )}
      {content && <RichText value={content} className="mt-8 text-lg" />}
    </article>
  )
}

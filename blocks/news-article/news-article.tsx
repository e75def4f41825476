import type { NewsArticleProps } from '../../schemas/blocks/news-article.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/** One news item as a page of its own: it holds the page's `h1`. */
export default function NewsArticle({ data }: NewsArticleProps) {
  const { t } = usePage()
  const { title, lead, date, author, image, content, category, allLink } = data
  return (
    <article className="section">
      {allLink && <BackLink href={allLink.href} label={t('blocks:news-grid.all')} />}
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
          <time dateTime={date.datetime}>
            <LocalizedText value={date.text} />
          </time>
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

import type { Text } from '../../../locales/locale.ts'
import type { NewsArticleProps } from '../../../schemas/blocks/news-article.ts'
import { emergencyNumbers } from '../../../schemas/formats/emergency-numbers.ts'
import { BackLink } from '../../../ui/button/back-link.tsx'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Picture } from '../../../ui/picture/picture.tsx'
import { RichText } from '../../../ui/rich/rich-text.tsx'
import { UrgentNotice } from '../questions/urgent-notice.tsx'
import { SpecialistPortrait } from '../specialists/specialist-portrait.tsx'

/** Blocks of a text that say whether it is about an emergency; at the end of any text a number may be mentioned. */
const beginning = 3

type Props = {
  data: NewsArticleProps['data']
  /** Label of the link back to the list. */
  allLabel: string
  /** Label of the date, if it is not the date of publication. */
  dateLabel?: string
}

/**
 * An article as a page of its own: it contains the page's `h1`. In a wide column the picture has its whole width, and the
 * text stands to the right of its date.
 */
export function ArticleView({ data, allLabel, dateLabel }: Props) {
  const { t } = usePage()
  const { title, lead, date, author, writer, image, content, source, tags, category, allLink } = data
  const numbers = emergencyNumbers([lead?.text ?? '', content?.content.slice(0, beginning)])
  return (
    <article className="section">
      {allLink && <BackLink href={allLink.href} label={allLabel} />}
      <div className="@5xl:grid @5xl:grid-cols-[1fr_2fr] @5xl:gap-x-12">
        <header className="flex max-w-4xl flex-col gap-5 @5xl:contents">
          <h1 className="text-4xl @5xl:col-span-2 @5xl:max-w-4xl">
            <LocalizedText value={title} />
          </h1>
          {lead && (
            <p className="max-w-text text-xl text-ink-soft @5xl:col-span-2 @5xl:mt-5">
              <LocalizedText value={lead} />
            </p>
          )}
          <div className="flex flex-wrap content-start items-center gap-x-4 gap-y-1 text-sm text-ink-soft @5xl:row-start-4 @5xl:mt-10">
            {author && <Byline author={author} writer={writer} />}
            {category && (
              <a href={category.link.href} className="link -my-3 inline-block py-3 font-medium">
                <LocalizedText value={category.title} />
              </a>
            )}
            <span>
              {dateLabel && `${dateLabel} `}
              <time dateTime={date.datetime}>
                <LocalizedText value={date.text} />
              </time>
            </span>
          </div>
        </header>
        {image && (
          <div className="mt-8 @5xl:col-span-2 @5xl:row-start-3">
            <Picture
              image={image}
              sizes="(min-width: 90rem) 86rem, 100vw"
              priority
              className="aspect-16/9 w-full rounded-card object-cover @5xl:aspect-5/2"
            />
          </div>
        )}
        <div className="@5xl:col-start-2 @5xl:row-start-4">
          {numbers.length > 0 && (
            <div className="mt-8">
              <UrgentNotice numbers={numbers} text={t('blocks:article.urgent')} />
            </div>
          )}
          {content && <RichText value={content} className="mt-8 text-lg" />}
          {(tags || source) && (
            <footer className="mt-8 grid max-w-text gap-2 border-t border-line pt-4">
              {tags && <p className="text-ink-soft">{tags.join(' · ')}</p>}
              {source && (
                <p>
                  <span className="text-ink-soft">{t('blocks:article.source')}:</span>{' '}
                  <a href={source.href} rel="noopener" className="link">
                    {source.site}
                  </a>
                </p>
              )}
            </footer>
          )}
        </div>
      </div>
    </article>
  )
}

type BylineProps = { author: Text; writer: NewsArticleProps['data']['writer'] }

/** Who has written it: a doctor with their face and a link to their page, anybody else by name. */
function Byline({ author, writer }: BylineProps) {
  const { t } = usePage()
  const name = <LocalizedText value={author} />
  return (
    <div className="flex basis-full items-center gap-3 text-base text-ink">
      {writer && (
        <SpecialistPortrait
          name={author.text}
          photo={writer.photo}
          sizes="3rem"
          className="size-12 shrink-0 rounded-full"
        />
      )}
      <p>
        <span className="text-ink-soft">{t('blocks:article.author')}:</span>{' '}
        {writer?.link ? (
          <a href={writer.link.href} className="link">
            {name}
          </a>
        ) : (
          name
        )}
      </p>
    </div>
  )
}

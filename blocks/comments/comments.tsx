import { resources } from '../../locales/index.ts'
import type { Locale } from '../../locales/locale.ts'
import type { Texts } from '../../locales/translate-with.ts'
import type { CommentsProps } from '../../schemas/blocks/comments.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import Client from './comments.client.tsx'

/** The texts of the form; the island has no others. */
function textsOf(locale: Locale): Texts {
  const { blocks, errors } = resources[locale] as Record<string, Record<string, unknown>>
  return { blocks: { comments: blocks?.comments }, errors: { form: errors?.form } }
}

/** Readers' comments on an article, and a form for more: moderators read them first. */
export default function Comments({ type, data: { slug, items } }: CommentsProps) {
  const { t, locale } = usePage()
  return (
    <Section title={t('blocks:comments.title')}>
      {items.length === 0 ? (
        <p className="text-ink-soft">{t('blocks:comments.empty')}</p>
      ) : (
        <ul className="border-t border-line">
          {items.map(({ author, text, lang, date }) => (
            <li key={`${author} ${date.datetime}`} className="border-b border-line py-4">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-semibold">{author}</span>
                <time dateTime={date.datetime} className="text-sm text-ink-soft">
                  <LocalizedText value={date.text} />
                </time>
              </p>
              <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
                <LocalizedText value={{ text, lang }} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className="@container mt-6 max-w-text print:hidden">
        <noscript>
          <p className="text-ink-soft">{t('blocks:comments.noScript')}</p>
        </noscript>
        <div className="noscript:hidden">
          <Island component={Client} props={{ type, slug, locale, texts: textsOf(locale) }} />
        </div>
      </div>
    </Section>
  )
}

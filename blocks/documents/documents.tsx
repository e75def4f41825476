import FileText from 'lucide-react/icons/file-text'
import type { DocumentsProps } from '../../schemas/blocks/documents.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { extensionOf } from '../../schemas/formats/file-url.ts'
import { fileSize } from '../../ui/file-upload/file-size.ts'
import { Icon } from '../../ui/icon.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Section } from '../../ui/section.tsx'

/** `/a.jpeg` → `JPG`: what people call a file of its kind. */
const kindOf = (url: string) => extensionOf(url)?.replace('jpeg', 'jpg').toUpperCase()

/** Files of a clinic. A row as a whole leads to its file; its link says what one gets before it is opened. */
export default function Documents({ title, titleHidden, items }: DocumentsProps) {
  const { t, locale } = usePage()
  return (
    <Section title={title ?? t('blocks:documents.title')} titleHidden={titleHidden}>
      <ul className="max-w-4xl divide-y divide-line border-y border-line">
        {items.map(({ title, url, bytes, date, preview }) => (
          <li key={`${url} ${title.text}`} className="relative flex items-center gap-4 py-4">
            {preview ? (
              <Picture
                image={preview}
                sizes="4rem"
                className="aspect-3/4 w-16 shrink-0 rounded-small object-cover"
              />
            ) : (
              <Icon of={FileText} className="text-2xl text-accent-mark" />
            )}
            <div className="min-w-0">
              <a href={url} target="_blank" rel="noopener" className="stretched hover:text-accent-ink">
                <span className="font-medium">
                  <LocalizedText value={title} />
                </span>{' '}
                <span className="block text-sm text-ink-soft">
                  {[kindOf(url), bytes && fileSize(t, bytes)].filter(Boolean).join(', ')}
                </span>
              </a>
              {date && (
                <time dateTime={date} className="block text-sm text-ink-soft">
                  {formatCalendarDate(date, locale)}
                </time>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { DocumentsProps } from '../../schemas/blocks/documents.ts'
import { formatCalendarDate } from '../../schemas/formats/date.ts'
import { extensionOf, fileKind } from '../../schemas/formats/file-url.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { fileSize } from '../../ui/file-upload/file-size.ts'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { toIslandImage } from '../../ui/picture/island-image.ts'
import { listText } from '../parts/common/list-text.ts'
import Client, { FileRows } from './documents.client.tsx'
import type { FileRow } from './file-row.ts'

/** File types that browsers display themselves; office files are not among them. */
const previews: Record<string, FileRow['preview']> = {
  pdf: 'page',
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
}

/** Files of a clinic, each with its type and size. */
export default function Documents({ title, titleHidden, items }: DocumentsProps) {
  const { t, locale } = usePage()
  const rows = items.map(({ title, url, bytes, date, preview: thumbnail }): FileRow => {
    const extension = extensionOf(url) ?? ''
    const preview = previews[extension]
    return {
      title: listText(title, locale),
      url,
      about: [fileKind(url), bytes && fileSize(t, bytes)].filter(Boolean).join(', '),
      ...(date && { date: { datetime: date, text: formatCalendarDate(date, locale) } }),
      ...(thumbnail && { thumbnail: toIslandImage(thumbnail, locale) }),
      ...(preview && { preview }),
    }
  })
  const texts = { open: t('blocks:documents.open'), close: t('ui:close') }
  return (
    <Section title={title ?? t('blocks:documents.title')} titleHidden={titleHidden}>
      {rows.some(({ preview }) => preview) ? (
        <Island component={Client} props={{ rows, texts }} />
      ) : (
        <FileRows rows={rows} />
      )}
    </Section>
  )
}

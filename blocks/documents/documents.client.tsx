import FileText from 'lucide-react/icons/file-text'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { IslandPicture } from '../../ui/picture/island-picture.tsx'
import { FileDialog } from './file-dialog.client.tsx'
import type { FileRow, FileTexts } from './file-row.ts'

/** From this width on there is room to show a file over the page; below it the browser's own viewer is better. */
const roomy = '(min-width: 48rem)'

/**
 * Files of a clinic. On a large screen, files that the browser can display open over the page; the others are plain
 * links.
 */
export default function DocumentsClient({ rows, texts }: { rows: FileRow[]; texts: FileTexts }) {
  const [shown, setShown] = useState<FileRow>()

  function open(event: MouseEvent, row: FileRow) {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    const canShow = row.preview === 'picture' || (row.preview === 'page' && navigator.pdfViewerEnabled)
    if (!isPlain || !canShow || !matchMedia(roomy).matches) return
    event.preventDefault()
    setShown(row)
  }

  return (
    <>
      <FileRows rows={rows} onOpen={open} />
      {shown && <FileDialog row={shown} texts={texts} onClose={() => setShown(undefined)} />}
    </>
  )
}

/** Stands in for a thumbnail, so that titles are aligned. */
const plate = 'flex aspect-3/4 w-16 shrink-0 items-center justify-center rounded-small bg-surface'

/** Rows that are clickable as a whole; the link text says type and size before the file is opened. */
export function FileRows({
  rows,
  onOpen,
}: {
  rows: readonly FileRow[]
  onOpen?: (event: MouseEvent, row: FileRow) => void
}) {
  const hasThumbnails = rows.some(({ thumbnail }) => thumbnail)
  return (
    <ul className="max-w-4xl divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={`${row.url} ${row.title.text}`} className="relative flex items-center gap-4 py-4">
          {row.thumbnail ? (
            <IslandPicture
              image={row.thumbnail}
              sizes="4rem"
              className="aspect-3/4 w-16 shrink-0 rounded-small object-cover object-top"
            />
          ) : (
            <span className={hasThumbnails ? plate : 'flex'}>
              <Icon of={FileText} className="text-2xl text-accent-mark" />
            </span>
          )}
          <div className="min-w-0 break-words">
            <a
              href={row.url}
              target="_blank"
              rel="noopener"
              onClick={onOpen && ((event) => onOpen(event, row))}
              className="stretched hover:text-accent-ink"
            >
              <span lang={row.title.lang} className="font-medium">
                {row.title.text}
              </span>{' '}
              <span className="block text-sm text-ink-soft">{row.about}</span>
            </a>
            {row.date && (
              <time dateTime={row.date.datetime} className="block text-sm text-ink-soft">
                {row.date.text}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

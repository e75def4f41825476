import ExternalLink from 'lucide-react/icons/external-link'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { placeholderStyle } from '../../ui/picture/placeholder-style.ts'
import type { FileRow, FileTexts } from './file-row.ts'

type Props = { row: FileRow; texts: FileTexts; onClose: () => void }

/**
 * A file in a dialog: a picture, or a PDF in the browser's own viewer. Escape, the button and the backdrop close it.
 */
export function FileDialog({ row: { title, url, preview, thumbnail }, texts, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      closedby="any"
      aria-label={title.text}
      className="m-auto h-[calc(100dvh-4rem)] w-[min(64rem,100%-4rem)] max-w-none grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-card bg-raised text-ink shadow-float open:grid forced-colors:border"
    >
      <div className="flex items-center gap-4 p-3 pl-5">
        <p lang={title.lang} className="mr-auto truncate font-semibold">
          {title.text}
        </p>
        <a
          href={url}
          target="_blank"
          rel="noopener"
          className="link inline-flex shrink-0 items-center gap-1.5"
        >
          {texts.open}
          <Icon of={ExternalLink} />
        </a>
        <button
          type="button"
          aria-label={texts.close}
          onClick={() => dialog.current?.close()}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-ink-faint hover:bg-surface hover:text-ink"
        >
          <Icon of={X} />
        </button>
      </div>
      {preview === 'picture' ? (
        <div className="overflow-auto bg-sunken p-4">
          <img
            src={url}
            alt={title.text}
            lang={title.lang}
            style={thumbnail && placeholderStyle(thumbnail)}
            className={`mx-auto h-auto max-w-full ${thumbnail ? 'w-full' : ''}`}
          />
        </div>
      ) : (
        <iframe src={url} title={title.text} lang={title.lang} className="size-full bg-sunken" />
      )}
    </dialog>
  )
}

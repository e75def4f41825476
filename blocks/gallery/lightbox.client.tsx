import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import { pictureSource } from '../../ui/picture/picture-source.ts'
import { placeholderStyle } from '../../ui/picture/placeholder-style.ts'
import { type GalleryPhoto, type GalleryTexts, positionOf } from './photo.ts'

type Props = {
  photos: GalleryPhoto[]
  texts: GalleryTexts
  index: number
  onShow: (index: number) => void
  onClose: () => void
}

/** Horizontal distance in pixels that counts as a swipe. */
const swipeDistance = 40
/** Marks the history entry that an open lightbox adds, so that Back closes it. */
const ownEntry = 'lightbox'
const round = 'btn size-12 min-h-0 rounded-full p-0 text-xl hover:bg-white/15 focus-visible:outline-white'

/** One photo full screen, with arrow keys, swipes, Escape and Back. */
export function Lightbox({ photos, texts, index, onShow, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<number>(undefined)
  const photo = photos[index]
  const several = photos.length > 1
  const step = (by: number) => onShow((index + by + photos.length) % photos.length)

  useEffect(() => {
    const close = () => dialog.current?.close()
    dialog.current?.showModal()
    history.pushState(ownEntry, '')
    addEventListener('popstate', close)
    return () => removeEventListener('popstate', close)
  }, [])
  useEffect(() => {
    for (const neighbour of several ? [photos.at(index - 1), photos[(index + 1) % photos.length]] : []) {
      if (neighbour)
        Object.assign(new Image(), { sizes: '100vw', srcset: pictureSource(neighbour).srcSet ?? '' })
    }
  }, [photos, index, several])

  function onClosed() {
    // After Back the lightbox's entry is already gone.
    if (history.state === ownEntry) history.back()
    onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (several && event.key === 'ArrowLeft') step(-1)
    if (several && event.key === 'ArrowRight') step(1)
  }

  function onPointerUp(event: PointerEvent) {
    const distance = event.clientX - (start.current ?? event.clientX)
    start.current = undefined
    if (several && Math.abs(distance) >= swipeDistance) step(distance < 0 ? 1 : -1)
    else if (event.target === event.currentTarget) dialog.current?.close()
  }

  if (!photo) return null
  return (
    <dialog
      ref={dialog}
      onClose={onClosed}
      onKeyDown={onKeyDown}
      aria-label={photo.alt}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-night text-white open:grid open:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <div className="flex items-center justify-between p-2 pl-5">
        <p aria-live="polite" className="text-sm tabular-nums">
          {positionOf(texts, index, photos.length)}
          <span lang={photo.lang} className="sr-only">
            {`, ${photo.alt}`}
          </span>
        </p>
        <button
          type="button"
          aria-label={texts.close}
          className={round}
          onClick={() => dialog.current?.close()}
        >
          <Icon of={X} />
        </button>
      </div>
      <div
        className="flex touch-pan-y touch-pinch-zoom items-center justify-center px-2 [container-type:size]"
        onPointerDown={(event) => {
          start.current = event.isPrimary && event.pointerType !== 'mouse' ? event.clientX : undefined
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          start.current = undefined
        }}
      >
        <img
          key={index}
          {...pictureSource(photo)}
          sizes="100vw"
          width={photo.width}
          height={photo.height}
          alt={photo.alt}
          lang={photo.lang}
          draggable={false}
          style={{
            ...placeholderStyle(photo),
            width: `min(100cqw, ${photo.width / photo.height} * 100cqh, ${photo.width}px)`,
          }}
          className="h-auto rounded-small select-none"
        />
      </div>
      <div className="flex min-h-16 items-center justify-between gap-4 p-2">
        {several && (
          <button type="button" aria-label={texts.previous} className={round} onClick={() => step(-1)}>
            <Icon of={ChevronLeft} />
          </button>
        )}
        <p lang={photo.captionLang} className="mx-auto max-w-text text-center text-sm">
          {photo.caption}
        </p>
        {several && (
          <button type="button" aria-label={texts.next} className={round} onClick={() => step(1)}>
            <Icon of={ChevronRight} />
          </button>
        )}
      </div>
    </dialog>
  )
}

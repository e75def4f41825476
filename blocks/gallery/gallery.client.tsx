import { type MouseEvent, useRef, useState } from 'react'
import { pictureAt, pictureSource } from '../../ui/picture/picture-source.ts'
import { crops } from './crops.ts'
import { Lightbox } from './lightbox.client.tsx'
import type { GalleryPhoto, GalleryTexts } from './photo.ts'

type Props = {
  photos: GalleryPhoto[]
  texts: GalleryTexts
  /** True if a phone shows them as a row to swipe. */
  inRow?: boolean
}

/** A grid of photos. Each is a link to its large version; a click opens the lightbox instead. */
export default function GalleryClient({ photos, texts, inRow }: Props) {
  const [open, setOpen] = useState<number>()
  const opener = useRef<HTMLAnchorElement>(null)
  const places = crops(photos.length)

  function show(event: MouseEvent<HTMLAnchorElement>, index: number) {
    // The click opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opener.current = event.currentTarget
    setOpen(index)
  }

  function close() {
    setOpen(undefined)
    opener.current?.focus()
  }

  return (
    <>
      <ul
        className={`auto-rows-[36cqi] grid-flow-dense grid-cols-2 gap-2 @2xl:auto-rows-[17cqi] @2xl:grid-cols-12 @2xl:gap-3 ${inRow ? 'snap-row *:@max-xl:h-40 [--snap-card:13rem] @xl:grid' : 'grid'}`}
      >
        {photos.map((photo, index) => (
          <li key={photo.position} className={places[index]?.className}>
            <a
              href={pictureAt(photo.src, 1920)}
              onClick={(event) => show(event, index)}
              className="group block size-full overflow-hidden rounded-card"
            >
              <img
                {...pictureSource(photo)}
                sizes={places[index]?.sizes}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                lang={photo.lang}
                loading="lazy"
                decoding="async"
                style={{ backgroundColor: photo.color }}
                className="size-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <Lightbox photos={photos} texts={texts} index={open} onShow={setOpen} onClose={close} />
      )}
    </>
  )
}

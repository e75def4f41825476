import { type MouseEvent, useRef, useState } from 'react'
import { pictureAt, pictureSource } from '../../ui/picture/picture-source.ts'
import { crops } from './crops.ts'
import { Lightbox } from './lightbox.client.tsx'
import { type GalleryCaption, type GalleryPhoto, type GalleryTexts, positionOf } from './photo.ts'
import { readPhotos } from './read-photos.ts'

/** No cell of the grid is wider than this on screens of two pixels to one. */
const widest = 960

type Props = {
  /** Id of the list, from which the browser reads the photos. */
  list: string
  photos?: GalleryPhoto[]
  captions?: (GalleryCaption | null)[]
  texts: GalleryTexts
  /** True if a phone shows them as a row to swipe. */
  inRow?: boolean
}

/** A grid of photos. Each is a link to its large version; a click opens the lightbox instead. */
export default function GalleryClient({ list, photos: drawn, captions, texts, inRow }: Props) {
  const [photos] = useState(() => drawn ?? readPhotos(list, captions))
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
      <ul id={list} className={inRow ? 'photos snap-row' : 'photos'}>
        {photos.map((photo, index) => (
          <li key={positionOf(texts, index, photos.length)} className={places[index]?.className}>
            <a href={pictureAt(photo.src, 1920)} onClick={(event) => show(event, index)}>
              <img
                {...pictureSource(photo, widest)}
                sizes={places[index]?.sizes}
                width={photo.width}
                height={photo.height}
                alt={photo.alt}
                lang={photo.lang}
                loading="lazy"
                decoding="async"
                style={{ backgroundColor: photo.color }}
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

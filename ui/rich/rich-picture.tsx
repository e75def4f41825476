import type { Locale } from '../../locales/locale.ts'
import { isPictureSrc } from '../../schemas/formats/picture-src.ts'
import { Picture, type PictureImage } from '../picture/picture.tsx'
import { size, words } from './values.ts'

type Props = { value: Record<string, unknown>; lang: Locale }

/** A picture without a size gets a frame of this one, so that the text below does not jump. */
const frame = { width: 1200, height: 800 }
/** A portrait picture is not wider than this, or it would fill more than a screen. */
const portraitWidth = 512

function read({ src, width, height, color, alt }: Props['value'], lang: Locale) {
  if (!isPictureSrc(src)) return undefined
  const [w, h] = [size(width), size(height)]
  const isMeasured = w !== undefined && h !== undefined
  const image: PictureImage = {
    src,
    ...(isMeasured ? { width: w, height: h } : frame),
    ...(typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color) && { color }),
    alt: { text: words(alt) ?? '', lang },
  }
  return { image, isMeasured }
}

/** A picture between paragraphs, with its caption. */
export function RichPicture({ value, lang }: Props) {
  const found = read(value, lang)
  if (!found) return null
  const { image, isMeasured } = found
  const caption = words(value.caption)
  const isPortrait = image.height > image.width
  const maxWidth = isMeasured ? Math.min(image.width, isPortrait ? portraitWidth : image.width) : undefined
  return (
    <figure style={{ maxWidth }}>
      <Picture
        image={image}
        sizes={isPortrait ? '(min-width: 34rem) 32rem, 100vw' : '(min-width: 45rem) 42.5rem, 100vw'}
        className={`h-auto w-full rounded-card ${isMeasured ? '' : 'aspect-3/2 bg-surface object-contain'}`}
      />
      {caption && <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>}
    </figure>
  )
}

/** A small picture in a line of text. */
export function InlinePicture({ value, lang }: Props) {
  const found = read(value, lang)
  if (!found) return null
  return (
    <Picture
      image={found.image}
      sizes="6rem"
      className="inline-block h-[1.6em] w-auto max-w-full rounded-small object-contain align-[-0.35em]"
    />
  )
}

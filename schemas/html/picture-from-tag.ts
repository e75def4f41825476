import { hrefFrom } from '../formats/href.ts'
import { isPictureSrc } from '../formats/picture-src.ts'
import type { RichPicture } from '../rich/picture.ts'
import { cleanText } from './clean-text.ts'
import { moreOf } from './more-fields.ts'
import type { Attributes } from './read-tags.ts'
import { short } from './short.ts'
import { isHidden, pixelsOf } from './styles.ts'

const maxSize = 20_000

const pixels = (attributes: Attributes, name: 'width' | 'height'): number | undefined => {
  const written = /^\s*(\d{1,5})(?:\.\d+)?(?:px)?\s*$/.exec(attributes.get(name) ?? '')?.[1]
  const found = written ?? pixelsOf(attributes.get('style'), name)
  return found === undefined ? undefined : Number(found)
}

/** The address of a picture as it may be stored: of this site, or https, as of all pictures. */
function srcFrom(raw: string | undefined): string | undefined {
  const src = raw === undefined ? undefined : hrefFrom(raw)
  return isPictureSrc(src) ? src : undefined
}

/**
 * The picture of an `<img>`; undefined for an address that is not safe or cannot be shown, for pixels that count readers,
 * and for hidden ones.
 */
export function pictureFrom(attributes: Attributes): RichPicture | undefined {
  const src = srcFrom(attributes.get('src')) ?? srcFrom(attributes.get('data-src'))
  const [width, height] = [pixels(attributes, 'width'), pixels(attributes, 'height')]
  const isPixel = (width ?? 2) <= 1 || (height ?? 2) <= 1
  if (src === undefined || isPixel || isHidden(attributes.get('style'))) return undefined
  const isMeasured = width !== undefined && height !== undefined && width <= maxSize && height <= maxSize
  const color = attributes.get('data-color') ?? ''
  const alt = short(
    cleanText(attributes.get('alt') ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    500,
  )
  return {
    ...moreOf('picture', attributes),
    _type: 'picture',
    src,
    ...(isMeasured && { width, height }),
    ...(/^#[0-9a-f]{6}$/.test(color) && { color }),
    ...(alt !== '' && { alt }),
  }
}

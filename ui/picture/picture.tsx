import type { Text } from '../../locales/locale.ts'
import { langOf } from '../core/localized-text.tsx'
import { usePage } from '../core/page-context.tsx'
import { narrowestIn, pictureSource, widestIn } from './picture-source.ts'
import { type Focus, pictureStyle } from './picture-style.ts'

export type PictureImage = {
  src: string
  width: number
  height: number
  color?: string
  focus?: Focus
  alt: Text
}

type Props = {
  image: PictureImage
  /** The attribute `sizes`, for the choice of a file: "(min-width: 48rem) 50vw, 100vw". */
  sizes: string
  /** True for the main picture of the first screen: it is loaded eagerly with high priority. */
  priority?: boolean
  className?: string
}

/**
 * A responsive picture. Its size and a placeholder colour are reserved from the first paint; the caller may crop it:
 * `className="aspect-4/3 object-cover"`.
 */
export function Picture({ image, sizes, priority = false, className = '' }: Props) {
  const { locale } = usePage()
  return (
    <img
      {...pictureSource(image, widestIn(sizes), narrowestIn(sizes))}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt.text}
      lang={langOf(image.alt, locale)}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      style={pictureStyle(image)}
      className={className || undefined}
    />
  )
}

import type { Text } from '../locales/locale.ts'
import { langOf } from './localized-text.tsx'
import { usePage } from './page-context.tsx'
import { pictureSource } from './picture-source.ts'

export type PictureImage = { src: string; width: number; height: number; color?: string; alt: Text }

type Props = {
  image: PictureImage
  /** How wide it is shown, for the choice of a file: "(min-width: 48rem) 50vw, 100vw". */
  sizes: string
  /** True for the one picture of the first screen: it is loaded at once and before others. */
  priority?: boolean
  className?: string
}

/**
 * A picture in the size that the screen needs. Its place is kept from the first paint by its real size and its colour;
 * a crop is the caller's: `className="aspect-4/3 object-cover"`.
 */
export function Picture({ image, sizes, priority = false, className = '' }: Props) {
  const { locale } = usePage()
  return (
    <img
      {...pictureSource(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt.text}
      lang={langOf(image.alt, locale)}
      loading={priority ? undefined : 'lazy'}
      decoding={priority ? undefined : 'async'}
      fetchPriority={priority ? 'high' : undefined}
      style={image.color ? { backgroundColor: image.color } : undefined}
      className={className || undefined}
    />
  )
}

import type { CSSProperties } from 'react'
import type { IslandImage } from './island-image.ts'
import { narrowestIn, pictureSource, widestIn } from './picture-source.ts'
import { pictureStyle } from './picture-style.ts'

type Props = {
  image: IslandImage
  /** How wide it is shown, as in `Picture`. */
  sizes: string
  style?: CSSProperties
  className: string
}

/** `Picture` inside an island. */
export const IslandPicture = ({ image, sizes, style, className }: Props) => (
  <img
    {...pictureSource(image, widestIn(sizes), narrowestIn(sizes))}
    sizes={sizes}
    width={image.width}
    height={image.height}
    alt={image.alt}
    lang={image.lang}
    loading="lazy"
    decoding="async"
    style={{ ...style, ...pictureStyle(image) }}
    className={className}
  />
)

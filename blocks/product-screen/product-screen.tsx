import type { ProductScreenProps } from '../../schemas/blocks/product-screen.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** A screen of the product. Browsers load the one of both pictures that is shown. */
export default function ProductScreen({ caption, data: { wide, narrow } }: ProductScreenProps) {
  const frame = 'rounded-card border border-line'
  return (
    <div className="section">
      <figure>
        <Picture
          image={wide}
          sizes="(min-width: 80rem) 75rem, 100vw"
          className={`hidden w-full @2xl:block ${frame}`}
        />
        <Picture image={narrow} sizes="22rem" className={`w-full max-w-[22rem] @2xl:hidden ${frame}`} />
        {caption && (
          <figcaption className="mt-3 max-w-text text-sm text-ink-soft">
            <LocalizedText value={caption} />
          </figcaption>
        )}
      </figure>
    </div>
  )
}

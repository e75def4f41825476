import type { ImageProps } from '../../schemas/blocks/image.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { Picture } from '../../ui/picture/picture.tsx'

/** One picture in the full width of its container; a portrait picture is only as wide as running text. */
export default function Image({ image, caption }: ImageProps) {
  const portrait = image.height > image.width
  return (
    <div className="section">
      <figure className={portrait ? 'max-w-52 @md:max-w-[32rem]' : undefined}>
        <Picture
          image={image}
          sizes={portrait ? '(min-width: 34rem) 32rem, 100vw' : '(min-width: 80rem) 75rem, 100vw'}
          className={`w-full rounded-card object-cover ${portrait ? '' : 'max-h-44 @md:max-h-[40rem]'}`}
        />
        {caption && (
          <figcaption className="mt-3 max-w-text text-sm text-ink-soft">
            <LocalizedText value={caption} />
          </figcaption>
        )}
      </figure>
    </div>
  )
}

'use client'

import type { ClinicPhoto } from '../../../schemas/areas/photos.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { langOf } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { RowThumb } from '../area/row-thumb.tsx'
import type { AreaParts, CardProps } from './parts.ts'

/** A photo with its description and its caption. */
function PhotoCard({ row, href, at }: CardProps) {
  const { locale } = usePage()
  const { t } = useTranslation()
  // Safe: a stored value has been validated by the schema of a photo, and its list has these fields.
  const { image, caption } = row.VALUE as ClinicPhoto
  const [seen, words] = [image.alt, caption].map((text) => pickLocalized(text, locale))
  const lang = (text: typeof seen) => langOf(text && { lang: text.lang }, locale)
  return (
    <>
      <RowThumb value={{ image }} />
      <div className="min-w-0 grow">
        <h2 className="text-lg">
          <AppLink href={href} lang={lang(seen)} draggable={false} className="stretched">
            {seen?.value || t('business:photos.numbered', { number: at + 1 })}
          </AppLink>
        </h2>
        {words && (
          <p className="line-clamp-2 text-ink-soft" lang={lang(words)}>
            {words.value}
          </p>
        )}
      </div>
    </>
  )
}

export default { Card: PhotoCard } satisfies AreaParts

import type { GalleryProps } from '../../schemas/blocks/gallery.ts'
import { langOf } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { toIslandImage } from '../../ui/picture/island-image.ts'
import Client from './gallery.client.tsx'

/** Photos in a grid; the island opens them full screen. */
export default function Gallery({ title, titleHidden, limit, data }: GalleryProps) {
  const { locale, t } = usePage()
  const list = useElementId('list')
  const photos = data.photos.slice(0, limit)
  if (photos.length === 0) return null
  const captions = photos.map(({ caption }) => {
    const captionLang = langOf(caption, locale)
    return caption ? { caption: caption.text, ...(captionLang && { captionLang }) } : null
  })
  return (
    <Section title={title ?? t('blocks:gallery.title')} titleHidden={titleHidden}>
      <Island
        component={Client}
        props={{
          list,
          ...(captions.some(Boolean) && { captions }),
          ...(!titleHidden && photos.length > 2 && { inRow: true }),
          texts: {
            previous: t('blocks:gallery.previous'),
            next: t('blocks:gallery.next'),
            close: t('blocks:gallery.close'),
            position: t('blocks:gallery.position', { index: '{index}', total: '{total}' }),
          },
        }}
        drawn={{
          photos: photos.map(({ image }, index) => ({ ...toIslandImage(image, locale), ...captions[index] })),
        }}
      />
    </Section>
  )
}

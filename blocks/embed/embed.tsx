import type { EmbedProps } from '../../schemas/blocks/embed.ts'
import { parseEmbedUrl } from '../../schemas/formats/embed-url.ts'
import { langOf } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import Client from './embed.client.tsx'

/** Content of another site, loaded by a button that names the site, with a link to it beside. */
export default function Embed({ title, url }: EmbedProps) {
  const { locale, t } = usePage()
  const found = parseEmbedUrl(url)
  if (!found) return null
  const { frame, page, shape } = found
  const service = t(`blocks:embed.service.${found.service}`)
  return (
    <Section title={title}>
      <div className="max-w-4xl">
        <Island
          component={Client}
          props={{
            frame,
            page,
            shape,
            title: title.text,
            lang: langOf(title, locale),
            texts: {
              about: t('blocks:embed.about', { service }),
              show: t(`blocks:embed.show.${shape}`),
              open: t('blocks:embed.open', { service }),
            },
          }}
        />
      </div>
    </Section>
  )
}

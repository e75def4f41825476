import { localeNames } from '../../locales/languages.ts'
import type { VideoProps } from '../../schemas/blocks/video.ts'
import { parseVideoUrl } from '../../schemas/formats/video-url.ts'
import { langOf } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { toIslandImage } from '../../ui/picture/island-image.ts'
import type { VideoPlayer } from './player.client.tsx'
import Client from './video.client.tsx'

/** A video with its poster: a link to its page, which the island replaces with a player. */
export default function Video({ title, duration, source }: VideoProps) {
  const { locale, t } = usePage()
  const video = parseVideoUrl(source.url)
  if (!video) return null
  const captions = source.kind === 'file' ? (source.captions ?? []) : []
  const player: VideoPlayer =
    video.kind === 'service'
      ? { kind: 'frame', src: video.player }
      : {
          kind: 'film',
          src: source.url,
          type: video.type,
          captions: captions.map(({ lang, url }) => ({
            lang,
            src: url,
            label: localeNames[lang],
            isOwn: lang === locale,
          })),
        }
  return (
    <Section title={title} titleHidden={!source.poster}>
      <div className="max-w-4xl">
        <Island
          component={Client}
          props={{
            href: source.url,
            title: title.text,
            lang: langOf(title, locale),
            duration,
            ...(source.poster && { poster: toIslandImage(source.poster, locale) }),
            player,
            texts: { play: t('blocks:video.play'), player: t('blocks:video.player', { title: title.text }) },
          }}
        />
      </div>
    </Section>
  )
}

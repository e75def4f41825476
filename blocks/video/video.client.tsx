import Play from 'lucide-react/icons/play'
import { type MouseEvent, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IslandImage } from '../../ui/picture/island-image.ts'
import { IslandPicture } from '../../ui/picture/island-picture.tsx'
import { Player, type VideoPlayer } from './player.client.tsx'

type Props = {
  /** The page of the video, or its file. */
  href: string
  title: string
  /** Language of the title, if it fell back to another one than the page's. */
  lang?: string | undefined
  /** "3:24". */
  duration?: string | undefined
  poster?: IslandImage
  player: VideoPlayer
  texts: { play: string; player: string }
}

/**
 * The poster as a link to the video. A click replaces it with the player; before that no request goes to the video
 * service.
 */
export default function VideoClient({ href, title, lang, duration, poster, player, texts }: Props) {
  const [playing, setPlaying] = useState(false)

  function play(event: MouseEvent) {
    // The click opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    setPlaying(true)
  }

  return (
    <div className="relative aspect-video">
      {playing ? (
        <Player player={player} name={texts.player} lang={lang} />
      ) : (
        <>
          {poster ? (
            <IslandPicture
              image={poster}
              sizes="(min-width: 60rem) 56rem, 100vw"
              className="size-full rounded-card object-cover"
            />
          ) : (
            // For screen readers the heading says it already.
            <p
              aria-hidden
              lang={lang}
              className="size-full overflow-hidden rounded-card bg-accent-wash p-5 text-2xl font-semibold @2xl:text-3xl"
            >
              {title}
            </p>
          )}
          <a
            href={href}
            target="_blank"
            rel="noopener"
            onClick={play}
            className="absolute inset-0 flex items-end rounded-card p-3"
          >
            <span className="btn btn-primary shadow-float">
              <Icon of={Play} />
              <span>
                {texts.play}
                <span lang={lang} className="sr-only">
                  {`: ${title}`}
                </span>
              </span>
              {duration && <span className="font-normal tabular-nums">{duration}</span>}
            </span>
          </a>
        </>
      )}
    </div>
  )
}

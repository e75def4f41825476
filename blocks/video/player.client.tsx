import { useEffect, useRef } from 'react'

/** A player in a frame of its service, or a file that the browser plays itself. */
export type VideoPlayer =
  | { kind: 'frame'; src: string }
  | {
      kind: 'film'
      src: string
      type: string
      /** `isOwn`: they are in the language of the page. */
      captions: { lang: string; src: string; label: string; isOwn: boolean }[]
    }

/**
 * A player that the reader has just requested: it starts by itself and takes the focus from the link that it replaces.
 */
export function Player({
  player,
  name,
  lang,
}: {
  player: VideoPlayer
  name: string
  lang?: string | undefined
}) {
  const frame = useRef<HTMLIFrameElement>(null)
  const film = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const shown = frame.current ?? film.current
    shown?.focus()
  }, [])
  const look = 'size-full rounded-card bg-night'
  if (player.kind === 'frame')
    return (
      <iframe
        ref={frame}
        src={player.src}
        title={name}
        lang={lang}
        allow="autoplay; fullscreen"
        // Services refuse to play without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className={look}
      />
    )
  const { captions } = player
  return (
    // biome-ignore lint/a11y/useMediaCaption: the clinic may have no subtitles, and its form explains them
    <video
      ref={film}
      controls
      autoPlay
      playsInline
      aria-label={name}
      lang={lang}
      // Captions of another server load only if the video is requested with CORS.
      crossOrigin={captions.some(({ src }) => src.startsWith('https:')) ? 'anonymous' : undefined}
      className={look}
    >
      <source src={player.src} type={player.type} />
      {captions.map(({ lang, src, label, isOwn }) => (
        <track key={src} kind="captions" srcLang={lang} src={src} label={label} default={isOwn} />
      ))}
    </video>
  )
}

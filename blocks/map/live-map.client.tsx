import { useRef, useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import type { MapPlace } from './open-map.ts'
import { TilePicture } from './tile-picture.client.tsx'

type Props = {
  places: MapPlace[]
  tiles: { url: string; attribution: string }
  texts: Record<'label' | 'show' | 'loading' | 'failed' | 'zoomIn' | 'zoomOut' | 'close', string>
}

type State = 'still' | 'loading' | 'live' | 'failed'

/** A still map that a touch replaces with a live one. The code of the live map is not fetched before. */
export function LiveMap({ places, tiles, texts }: Props) {
  const [state, setState] = useState<State>('still')
  const holder = useRef<HTMLElement>(null)

  async function show() {
    setState('loading')
    try {
      const { openMap } = await import('./open-map.ts')
      if (!holder.current) return
      openMap(holder.current, places, tiles, texts)
      setState('live')
      holder.current.focus()
    } catch {
      // Offline, or the files of this build are gone. The links below the map still work.
      setState('failed')
    }
  }

  return (
    <div className="map-picture relative isolate overflow-clip rounded-control forced-colors:border">
      <TilePicture places={places} tiles={tiles} />
      <section
        ref={holder}
        aria-label={texts.label}
        tabIndex={-1}
        hidden={state !== 'live'}
        className="absolute inset-0"
      />
      {state !== 'live' && (
        <button
          type="button"
          onClick={show}
          aria-disabled={state === 'loading'}
          className="absolute inset-0 flex items-end justify-center rounded-control p-3 -outline-offset-2 noscript:hidden"
        >
          <span
            className={`${buttonClass('empty')} shadow-float [--btn-hover:var(--color-accent-tint)] [--btn:var(--color-raised)]`}
          >
            {texts.show}
          </span>
        </button>
      )}
      <p
        role="status"
        className={
          state === 'loading' || state === 'failed'
            ? 'absolute inset-x-0 top-3 mx-auto w-fit max-w-full rounded-small bg-raised px-3 py-1.5 text-sm'
            : 'sr-only'
        }
      >
        {state === 'loading' && texts.loading}
        {state === 'failed' && texts.failed}
      </p>
    </div>
  )
}

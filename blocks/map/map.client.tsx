import { useRef, useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { MapPicture } from '../../ui/map-picture.tsx'
import type { Place } from './open-map.ts'

type Props = {
  places: Place[]
  tiles: { url: string; attribution: string }
  texts: Record<'label' | 'show' | 'loading' | 'failed' | 'zoomIn' | 'zoomOut' | 'close', string>
}

type State = 'still' | 'loading' | 'live' | 'failed'

/** A drawn map with a button that replaces it with a live one. Nothing of the live map is fetched before the click. */
export default function MapClient({ places, tiles, texts }: Props) {
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
      // Offline, or the files of this build are gone. The links below the map still lead to the place.
      setState('failed')
    }
  }

  return (
    <div className="relative isolate overflow-hidden rounded-control">
      <MapPicture places={places} />
      <section
        ref={holder}
        aria-label={texts.label}
        tabIndex={-1}
        hidden={state !== 'live'}
        className="absolute inset-0"
      />
      {state !== 'live' && (
        <div className="absolute inset-x-0 bottom-0 flex noscript:hidden flex-col items-center gap-2 p-3">
          <p
            role="status"
            className={state === 'still' ? 'sr-only' : 'rounded-small bg-raised px-3 py-1.5 text-sm'}
          >
            {state === 'loading' && texts.loading}
            {state === 'failed' && texts.failed}
          </p>
          <button
            type="button"
            onClick={show}
            aria-disabled={state === 'loading'}
            className={`${buttonClass('empty')} shadow-float [--btn-hover:var(--color-accent-tint)] [--btn:var(--color-raised)]`}
          >
            {texts.show}
          </button>
        </div>
      )}
    </div>
  )
}

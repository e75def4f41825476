import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'

type Props = {
  /** The list without a place and an order. */
  href: string
  texts: Record<'near' | 'locating' | 'failed', string>
}

/** Asks the browser where the reader is, and opens the list from there, the nearest first. */
export function NearMe({ href, texts }: Props) {
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle')

  function locate() {
    setState('locating')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const place = `near=${latitude.toFixed(3)},${longitude.toFixed(3)}&sort=distance`
        location.assign(href + (href.includes('?') ? '&' : '?') + place)
      },
      () => setState('failed'),
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }

  return (
    <span className="noscript:hidden print:hidden">
      <button
        type="button"
        onClick={locate}
        aria-disabled={state === 'locating'}
        className="inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full bg-surface px-4 text-sm hover:bg-accent-tint"
      >
        <Icon of={LocateFixed} className="text-accent-ink" />
        {texts.near}
      </button>
      {/* Below the row of filters, which it would push aside. */}
      <span role="status" className="absolute inset-x-0 bottom-0 text-sm text-ink-soft">
        {state === 'idle' ? '' : texts[state]}
      </span>
    </span>
  )
}

import MapIcon from 'lucide-react/icons/map'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { OpenedListMap } from './show-list-map.ts'

type Props = {
  /** Id of the list. */
  list: string
  /** The place of each entry; null if it has none. */
  places: ({ latitude: number; longitude: number } | null)[]
  tiles: { url: string; attribution: string }
  /** `unplaced` says how many entries have no place, and is empty if all have one. */
  texts: Record<
    | 'show'
    | 'hide'
    | 'loading'
    | 'failed'
    | 'label'
    | 'unplaced'
    | 'opened'
    | 'chosen'
    | 'nearer'
    | 'cluster'
    | 'zoomIn'
    | 'zoomOut'
    | 'close',
    string
  >
}

type State = 'closed' | 'loading' | 'open' | 'failed'

/** A button that shows the entries of a list on a map, and the map. Its code is fetched when the button is pressed. */
export function ListMap({ list, places, tiles, texts }: Props) {
  const [state, setState] = useState<State>('closed')
  const [said, setSaid] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const holder = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const opened = useRef<OpenedListMap>(undefined)

  function end(next: State) {
    opened.current?.close()
    opened.current = undefined
    if (frame.current) frame.current.hidden = true
    setSaid('')
    setState(next)
  }

  async function open() {
    setState('loading')
    try {
      const { showListMap } = await import('./show-list-map.ts')
      if (!frame.current || !holder.current) return
      // Leaflet measures its place.
      frame.current.hidden = false
      const onFailed = () => end('failed')
      opened.current = showListMap(holder.current, { list, places, tiles, texts, onSaid: setSaid, onFailed })
      setSaid(`${texts.opened} ${texts.unplaced}`.trim())
      setState('open')
    } catch (error) {
      // Offline, or the files of this build are gone. The list says the same without a map.
      reportError(error)
      end('failed')
    }
  }

  useEffect(() => () => opened.current?.close(), [])

  const isOpen = state === 'open'
  const isStatus = state === 'loading' || state === 'failed'
  return (
    <>
      <div className="list-map-button map-picture mb-2 flex flex-wrap items-center gap-x-3 noscript:hidden print:hidden">
        <button
          ref={button}
          type="button"
          aria-expanded={isOpen}
          aria-disabled={state === 'loading'}
          onClick={() => (isOpen ? end('closed') : state === 'loading' || open())}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-start text-sm hover:bg-accent-tint"
        >
          <Icon of={MapIcon} className="text-accent-ink" />
          {isOpen ? texts.hide : texts.show}
        </button>
        <p role="status" className={isStatus ? 'text-sm text-ink-soft' : 'sr-only'}>
          {state === 'loading' ? texts.loading : state === 'failed' ? texts.failed : said}
        </p>
      </div>
      <div ref={frame} hidden className="list-map map-picture print:hidden">
        <section
          ref={holder}
          aria-label={texts.label}
          onKeyDown={({ key }) => {
            if (key !== 'Escape' || opened.current?.closePopup()) return
            end('closed')
            button.current?.focus()
          }}
          className="isolate grow overflow-clip rounded-control forced-colors:border"
        />
        {texts.unplaced && <p className="mt-2 text-sm text-ink-soft">{texts.unplaced}</p>}
      </div>
    </>
  )
}

import {
  type FitBoundsOptions,
  type LatLng,
  type LatLngBounds,
  latLngBounds,
  type Marker,
  marker,
  point,
} from 'leaflet'
import { clustersOf } from '../../ui/map/cluster.ts'
import { pinIcon, pinPicture } from '../../ui/map/pin.ts'
import { openTileMap, type Tiles } from '../../ui/map/tile-map.ts'
import type { ListEntry } from './list-cards.ts'
import { openEntryPopup } from './open-entry-popup.ts'

type Options = {
  entries: readonly ListEntry[]
  tiles: Tiles
  texts: Record<'zoomIn' | 'zoomOut' | 'close' | 'cluster', string>
  /** Entries whose marker was chosen; none when their popup was closed. */
  onChosen: (entries: readonly ListEntry[]) => void
  /** Entries that were several in one marker, and are shown nearer now. */
  onNearer: (entries: readonly ListEntry[]) => void
  /** The tile server has sent no picture at all. */
  onFailed: () => void
}

/** Close enough to read street names, and the closest that the map goes to part markers. */
const zooms = { first: 16, last: 18 }
/** Width of the marker of several entries; markers that are nearer to each other become one. */
const size = 44
/** Room for pins at the edges of the map. */
const room: FitBoundsOptions = { paddingTopLeft: [40, 56], paddingBottomRight: [40, 24] }

const boundsOf = (entries: readonly ListEntry[]): LatLngBounds =>
  latLngBounds(entries.map(({ place: { latitude, longitude } }) => [latitude, longitude]))

/** The clickable part of a marker: a button, so that keys and screen readers use it like any other. */
function buttonOf(entries: readonly ListEntry[], texts: Options['texts']): HTMLButtonElement {
  const button = document.createElement('button')
  const [first] = entries
  button.type = 'button'
  button.className = entries.length > 1 ? 'map-cluster' : 'map-pin'
  if (entries.length === 1 && first) {
    button.innerHTML = pinPicture(first.number)
    button.ariaLabel = `${first.number}. ${first.name}`
  } else {
    button.textContent = String(entries.length)
    button.ariaLabel = texts.cluster
      .replace('{count}', String(entries.length))
      .replace('{numbers}', entries.map(({ number }) => number).join(', '))
  }
  return button
}

/**
 * Opens a map with a numbered marker for each entry in `holder`. Markers that would overlap are one with their number, which zooms in, or
 * lists its entries where that does not part them. `mark` shows which markers belong to an entry, `close` removes the map.
 */
export function openListMap(holder: HTMLElement, options: Options) {
  const { entries, tiles, texts, onChosen, onNearer, onFailed } = options
  const view = openTileMap(holder, tiles, texts, onFailed)
  view.fitBounds(boundsOf(entries), { maxZoom: zooms.first, ...room })
  let shown: { entries: ListEntry[]; at: Marker; button: HTMLButtonElement }[] = []
  let marked: number | undefined

  const clustersAt = (zoom: number, its: readonly ListEntry[]) =>
    clustersOf(
      its.map(({ place: { latitude, longitude } }) => view.project([latitude, longitude], zoom)),
      size,
    )
  const markerOf = (number: number | undefined) =>
    shown.find((one) => one.entries.some((entry) => entry.number === number))

  function mark(number: number | undefined) {
    marked = number
    const its = markerOf(number)
    for (const one of shown) {
      one.button.toggleAttribute('data-marked', one === its)
      one.at.setZIndexOffset(one === its ? 1000 : 0)
    }
  }

  function draw() {
    const focused = shown.find(({ button }) => button === document.activeElement)?.entries[0]?.number
    for (const { at } of shown) at.remove()
    const zoom = view.getZoom()
    shown = clustersAt(zoom, entries).map(({ x, y, members }) => {
      const its = members.flatMap((index) => entries[index] ?? [])
      const button = buttonOf(its, texts)
      const place = view.unproject([x, y], zoom)
      const icon = its.length > 1 ? pinIcon(button, size, size) : pinIcon(button)
      const at = marker(place, { icon, keyboard: false }).addTo(view)
      // Leaflet drops clicks that end a drag, but after one those of keys as well, which have no count. It need not see these: it would
      // close what they open.
      at.on('click', ({ originalEvent: { detail } }) => detail > 0 && choose(its, place))
      button.addEventListener('click', (event) => {
        if (event.detail > 0) return
        event.stopPropagation()
        choose(its, place)
      })
      button.addEventListener('focus', () => {
        // Under a finger or a mouse it must stay where it is.
        if (button.matches(':focus-visible')) view.panInside(place, { padding: [size, size] })
      })
      return { entries: its, at, button }
    })
    mark(marked)
    if (focused !== undefined) markerOf(focused)?.button.focus({ preventScroll: true })
  }

  function choose(its: readonly ListEntry[], place: LatLng) {
    const bounds = boundsOf(its)
    const nearer = Math.min(view.getBoundsZoom(bounds, false, point(2 * size, 2 * size)), zooms.last)
    if (nearer > view.getZoom() && clustersAt(nearer, its).length > 1) {
      view.fitBounds(bounds, { maxZoom: nearer, padding: [size, size] })
      return onNearer(its)
    }
    openEntryPopup(view, place, its, texts.close, (hadFocus) => {
      onChosen([])
      if (hadFocus) markerOf(its[0]?.number)?.button.focus({ preventScroll: true })
    })
    // Opening this popup has closed the one before, which has announced an empty choice.
    onChosen(its)
  }

  draw()
  view.on('zoomend', draw)
  return {
    mark,
    /** Closes the popup on the map; false if there was none. */
    closePopup: () => {
      const isOpen = holder.querySelector('.leaflet-popup') !== null
      view.closePopup()
      return isOpen
    },
    close: () => void view.remove(),
  }
}

import 'leaflet/dist/leaflet.css'
import './tile-map.css'
import { control, type Map as LeafletMap, map, tileLayer } from 'leaflet'

export type Tiles = { url: string; attribution: string }

/** Ways to move the map; the wheel scrolls the page. */
const options = { zoomControl: false, attributionControl: false, scrollWheelZoom: false }

/** A tile server that has sent nothing for so long, in milliseconds, counts as failed. */
const patience = 10_000

/**
 * Opens a Leaflet map in `holder`, which must be shown, with streets and buttons that zoom, but without a place yet. It does not animate
 * for readers who prefer reduced motion. `onFailed` is called once if the tile server has sent not a single picture.
 */
export function openTileMap(
  holder: HTMLElement,
  tiles: Tiles,
  texts: { zoomIn: string; zoomOut: string },
  onFailed?: () => void,
): LeafletMap {
  const moves = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const view = map(holder, {
    ...options,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
  })
  // The page's own font, in popups as well.
  holder.style.fontFamily = 'inherit'
  // At the lower edge, because popups stand above their places.
  control.zoom({ position: 'bottomleft', zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(view)
  control.attribution({ prefix: false }).addTo(view)
  const streets = tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(view)
  if (onFailed) {
    const settle = () => {
      clearTimeout(timer)
      streets.off('tileload', settle).off('load', fail)
    }
    const fail = () => {
      settle()
      // Leaflet has not finished with the map yet.
      queueMicrotask(onFailed)
    }
    const timer = setTimeout(fail, patience)
    // `load` says that no tile is waited for any more, whether they came or not.
    streets.on('tileload', settle).on('load', fail)
    view.on('unload', settle)
  }
  return view
}

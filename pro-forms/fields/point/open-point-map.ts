import 'leaflet/dist/leaflet.css'
import { control, divIcon, map, marker, tileLayer } from 'leaflet'
import { type Point, roundedPoint } from './coordinates.ts'

const pin =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C12 33 3 25 3 15.5a13 13 0 0 1 26 0C29 25 20 33 16 39Z" fill="var(--color-accent)" stroke="var(--color-on-accent)" stroke-width="1.5"/><circle cx="16" cy="15.5" r="4.5" fill="var(--color-on-accent)"/></svg>'

/** Zoom levels: single houses for a chosen point, the country while nothing is chosen. */
const zooms = { chosen: 17, unknown: 5 }
/** The centre of the map until a point is chosen. */
const middle: Point = { latitude: 45, longitude: 70 }

type Options = {
  tiles: { url: string; attribution: string }
  texts: { zoomIn: string; zoomOut: string; pin: string }
  point: Point | undefined
  onPoint: (point: Point) => void
}

/** Opens an interactive map in `holder`: a click or the dragged pin chooses the point. `show` moves the pin. */
export function openPointMap(holder: HTMLElement, { tiles, texts, point, onPoint }: Options) {
  const start = point ?? middle
  const view = map(holder, { zoomControl: false, attributionControl: false, scrollWheelZoom: false })
  view.setView([start.latitude, start.longitude], point ? zooms.chosen : zooms.unknown)
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(view)
  control.attribution({ prefix: false }).addTo(view)
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(view)
  const icon = divIcon({ html: pin, className: '', iconSize: [32, 40], iconAnchor: [16, 40] })
  const at = marker([start.latitude, start.longitude], {
    icon,
    draggable: true,
    alt: texts.pin,
    keyboard: false,
  })
  const tell = ({ lat, lng }: { lat: number; lng: number }) =>
    onPoint(roundedPoint({ latitude: lat, longitude: lng }))
  at.on('dragend', () => tell(at.getLatLng()))
  view.on('click', ({ latlng }) => {
    at.setLatLng(latlng).addTo(view)
    tell(latlng)
  })
  if (point) at.addTo(view)
  return {
    show: (next: Point | undefined) => {
      if (!next) return void at.remove()
      at.setLatLng([next.latitude, next.longitude]).addTo(view)
      if (!view.getBounds().contains(at.getLatLng())) view.panTo(at.getLatLng())
    },
    close: () => void view.remove(),
  }
}

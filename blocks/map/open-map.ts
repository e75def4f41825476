import 'leaflet/dist/leaflet.css'
import { control, divIcon, map, marker, tileLayer } from 'leaflet'

type Place = { latitude: number; longitude: number; tiles: { url: string; attribution: string } }
type Texts = { label: string; zoomIn: string; zoomOut: string }

/** Near enough to read the names of streets. */
const zoom = 16

const pin =
  '<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C12 33 3 25 3 15.5a13 13 0 0 1 26 0C29 25 20 33 16 39Z" fill="var(--color-accent)" stroke="var(--color-on-accent)" stroke-width="1.5"/><circle cx="16" cy="15.5" r="4.5" fill="var(--color-on-accent)"/></svg>'

/** Draws a live map into `holder`, with a pin at the place. The wheel scrolls the page, not the map. */
export function openMap(holder: HTMLElement, { latitude, longitude, tiles }: Place, texts: Texts): void {
  holder.hidden = false
  const view = map(holder, { zoomControl: false, attributionControl: false, scrollWheelZoom: false }).setView(
    [latitude, longitude],
    zoom,
  )
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(view)
  control.attribution({ prefix: false }).addTo(view)
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(view)
  const icon = divIcon({ html: pin, className: '', iconSize: [32, 40], iconAnchor: [16, 40] })
  marker([latitude, longitude], { icon, alt: texts.label, keyboard: false }).addTo(view)
}

import 'leaflet/dist/leaflet.css'
import { control, divIcon, latLngBounds, map, marker, tileLayer } from 'leaflet'

/** A pin of the map: `name` is its label, `detail` stands below it in the popup. */
export type Place = {
  latitude: number
  longitude: number
  name: string
  lang?: string | undefined
  detail?: string | undefined
}
type Texts = { zoomIn: string; zoomOut: string; close: string }

/** Close enough to read street names. */
const zoom = 16

const pin = (sign: string) =>
  `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true"><path d="M16 39C12 33 3 25 3 15.5a13 13 0 0 1 26 0C29 25 20 33 16 39Z" fill="var(--color-accent)" stroke="var(--color-on-accent)" stroke-width="1.5"/>${sign}</svg>`
const dot = '<circle cx="16" cy="15.5" r="4.5" fill="var(--color-on-accent)"/>'
const numeral = (number: number) =>
  `<text x="16" y="20.5" text-anchor="middle" font-size="14" font-weight="600" fill="var(--color-on-accent)">${number}</text>`

/** The content of a pin's popup. */
function popupOf({ name, lang, detail }: Place): HTMLElement {
  const popup = document.createElement('div')
  const title = document.createElement('strong')
  title.textContent = name
  if (lang) title.lang = lang
  popup.append(title)
  if (detail) popup.append(document.createElement('br'), detail)
  return popup
}

/**
 * Creates a live map in `holder`, with a pin at each place. Several pins are numbered and open a popup when clicked.
 * The wheel scrolls the page, not the map.
 */
export function openMap(
  holder: HTMLElement,
  places: readonly Place[],
  tiles: { url: string; attribution: string },
  texts: Texts,
): void {
  holder.hidden = false
  const view = map(holder, { zoomControl: false, attributionControl: false, scrollWheelZoom: false })
  // The page's own font, in popups as well.
  holder.style.fontFamily = 'inherit'
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
  view.fitBounds(bounds, { maxZoom: zoom, paddingTopLeft: [40, 56], paddingBottomRight: [40, 24] })
  control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(view)
  control.attribution({ prefix: false }).addTo(view)
  tileLayer(tiles.url, { attribution: tiles.attribution, maxZoom: 19 }).addTo(view)
  // The map's keyboard shortcuts apply only if the map itself has the focus, not one of its pins.
  holder.addEventListener('keydown', ({ key }) => key === 'Escape' && view.closePopup())
  const isOne = places.length === 1
  for (const [index, place] of places.entries()) {
    const icon = divIcon({
      html: pin(isOne ? dot : numeral(index + 1)),
      className: '',
      iconSize: [32, 40],
      iconAnchor: [16, 40],
      popupAnchor: [0, -36],
    })
    const at = marker([place.latitude, place.longitude], { icon, alt: place.name, keyboard: !isOne }).addTo(
      view,
    )
    // A pin is a picture, so screen readers need its name.
    at.getElement()?.setAttribute('aria-label', isOne ? place.name : `${index + 1}. ${place.name}`)
    if (isOne) at.getElement()?.setAttribute('role', 'img')
    else
      at.bindPopup(popupOf(place)).on('popupopen', ({ popup }) => {
        popup
          .getElement()
          ?.querySelector('.leaflet-popup-close-button')
          ?.setAttribute('aria-label', texts.close)
      })
  }
}

import { latLngBounds, marker } from 'leaflet'
import { pinIcon, pinPicture } from '../../ui/map/pin.ts'
import { openTileMap, type Tiles } from '../../ui/map/tile-map.ts'

/** A pin of the map: `name` is its label, `detail` stands below it in the popup. */
export type MapPlace = {
  latitude: number
  longitude: number
  name: string
  lang?: string | undefined
  detail?: string | undefined
}
type Texts = { zoomIn: string; zoomOut: string; close: string }

/** Close enough to read street names. */
const zoom = 16

/** The content of a pin's popup. */
function popupOf({ name, lang, detail }: MapPlace): HTMLElement {
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
export function openMap(holder: HTMLElement, places: readonly MapPlace[], tiles: Tiles, texts: Texts): void {
  holder.hidden = false
  const view = openTileMap(holder, tiles, texts)
  const bounds = latLngBounds(places.map(({ latitude, longitude }) => [latitude, longitude]))
  view.fitBounds(bounds, { maxZoom: zoom, paddingTopLeft: [40, 56], paddingBottomRight: [40, 24] })
  // The map's keyboard shortcuts apply only if the map itself has the focus, not one of its pins.
  holder.addEventListener('keydown', ({ key }) => key === 'Escape' && view.closePopup())
  const isOne = places.length === 1
  for (const [index, place] of places.entries()) {
    const icon = pinIcon(pinPicture(isOne ? undefined : index + 1))
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

import { marker } from 'leaflet'
import { pinIcon, pinPicture } from '../../../ui/map/pin.ts'
import { openTileMap, type Tiles } from '../../../ui/map/tile-map.ts'
import { type Point, roundedPoint } from './coordinates.ts'

/** Zoom levels: single houses for a chosen point, the country while nothing is chosen. */
const zooms = { chosen: 17, unknown: 5 }
/** The centre of the map until a point is chosen. */
const middle: Point = { latitude: 45, longitude: 70 }

type Options = {
  tiles: Tiles
  texts: { zoomIn: string; zoomOut: string; pin: string }
  point: Point | undefined
  onPoint: (point: Point) => void
}

/** Opens an interactive map in `holder`: a click or the dragged pin chooses the point. `show` moves the pin. */
export function openPointMap(holder: HTMLElement, { tiles, texts, point, onPoint }: Options) {
  const start = point ?? middle
  const view = openTileMap(holder, tiles, texts)
  view.setView([start.latitude, start.longitude], point ? zooms.chosen : zooms.unknown)
  const at = marker([start.latitude, start.longitude], {
    icon: pinIcon(pinPicture()),
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

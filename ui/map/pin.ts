import { type DivIcon, divIcon } from 'leaflet'

const shape = (sign: string) =>
  `<svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" focusable="false"><path d="M16 39C12 33 3 25 3 15.5a13 13 0 0 1 26 0C29 25 20 33 16 39Z" fill="var(--pin, var(--color-accent))" stroke="var(--on-pin, var(--color-on-accent))" stroke-width="1.5"/>${sign}</svg>`
const dot = '<circle cx="16" cy="15.5" r="4.5" fill="var(--color-on-accent)"/>'
const numeral = (number: number) =>
  `<text x="16" y="20.5" text-anchor="middle" font-size="14" font-weight="600" fill="var(--on-pin, var(--color-on-accent))">${number}</text>`

/** The picture of a pin, with a number or a dot in it: HTML of an `svg`. */
export const pinPicture = (number?: number): string => shape(number === undefined ? dot : numeral(number))

/** A Leaflet icon with this content, whose tip is at the place. */
export const pinIcon = (html: string | HTMLElement, width = 32, height = 40): DivIcon =>
  divIcon({
    html,
    className: '',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
    popupAnchor: [0, 4 - height],
  })

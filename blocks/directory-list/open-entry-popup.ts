import { type LatLng, type Map as LeafletMap, popup } from 'leaflet'
import { briefOf, type ListEntry } from './list-cards.ts'

/** The room that a pin takes above its place, in pixels. */
const pinHeight = 36

/**
 * Opens a popup at `place` with the facts of these entries, and moves the focus into it. `onClosed` is called when it is closed, with
 * whether the focus was in it and is lost now.
 */
export function openEntryPopup(
  view: LeafletMap,
  place: LatLng,
  entries: readonly ListEntry[],
  close: string,
  onClosed: (hadFocus: boolean) => void,
): void {
  // The marker below it stays in view.
  const maxHeight = Math.round(view.getSize().y * 0.55)
  const content = document.createElement('div')
  content.className = 'flex flex-col gap-3'
  content.append(...entries.map(briefOf))
  const opened = popup({ offset: [0, -pinHeight], minWidth: 160, maxWidth: 220, maxHeight })
    .setLatLng(place)
    .setContent(content)
  opened.on('remove', () => {
    const { activeElement } = document
    onClosed(activeElement === document.body || opened.getElement()?.contains(activeElement) === true)
  })
  opened.openOn(view)
  opened.getElement()?.querySelector('.leaflet-popup-close-button')?.setAttribute('aria-label', close)
  content.querySelector('a')?.focus({ preventScroll: true })
}

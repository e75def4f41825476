import { tabStorage } from '../../ui/core/browser-storage.ts'

/** Key under which a document stores, for the next one, which element of `main` the reader had in view. */
export const placeKey = 'low-vision-place'

export const placesOf = () => [...document.querySelectorAll('main *')]

/** Collapsed content has a box too, although it is not visible. */
const isInSight = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().top > 0

/** Stores the first element in view, unless the page is scrolled to its top. */
export function savePlace(): void {
  if (scrollY > 0) tabStorage()?.setItem(placeKey, `${placesOf().findIndex(isInSight)}`)
}

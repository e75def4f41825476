/** Notes from one document for the next what of it the reader had in sight: a place among the elements of `main`. */
export const placeKey = 'low-vision-place'

export const placesOf = () => [...document.querySelectorAll('main *')]

/** What is folded up has a box too, where nobody sees it. */
const isInSight = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().top > 0

/** Notes the place, unless it is the beginning of the page. */
export function notePlace(): void {
  if (scrollY > 0) sessionStorage.setItem(placeKey, `${placesOf().findIndex(isInSight)}`)
}

import type { Route } from './route.ts'

/** The parameter of the button of a form that opens an address: it tells the form sent without values from the page before it (`?asked=1`). */
export const askedFlag = { asked: /^1$/ } satisfies Route['flags']

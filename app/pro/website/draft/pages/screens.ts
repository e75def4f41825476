/** The value of `from` in addresses that the builder links to, so that there is a way back. */
export const fromBuilder = 'site'

/** Paths of screens on which what pages show is changed; absent for the person who may not go there. */
export type Screens = { company?: string; doctors?: string; pastePrices?: string }

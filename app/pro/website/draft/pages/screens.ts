/** The value of `from` in addresses that the builder links to, so that there is a way back. */
export const fromBuilder = 'site'

/** Paths of the screens that change the data of pages; absent without the right to open them. */
export type Screens = { company?: string; doctors?: string; pastePrices?: string }

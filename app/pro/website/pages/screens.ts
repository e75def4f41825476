/** Paths of screens on which what pages show is changed; absent for whoever may not go there. */
export type Screens = { company?: string; doctors?: string; pastePrices?: string }

import type { ProState } from './load-pro.ts'

/** What a screen is drawn from: who is where, and what of the address lies below the area. */
export type ScreenProps = { state: ProState; path: readonly string[] }

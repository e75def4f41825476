import type { Counter } from '../ui/count-view.ts'

/**
 * What an installation counts with, for visitors who consent: a counter of its own (B-27), and scripts of an analytics and
 * a metrics service (A42, A43).
 */
export type Analytics = { counter?: Counter; scripts: readonly string[] }

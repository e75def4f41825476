import type { Entry } from './history.d.mts'

export const withTables: (text: string, history: readonly Entry[]) => string

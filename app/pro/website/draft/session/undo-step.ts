import type { Change } from '../../../../../schemas/draft/change.ts'

/** A step of undo: a name for people, and the changes that take it back. */
export type Step = { name: string; changes: readonly Change[] }

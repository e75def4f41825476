import { byName, named } from './by-name.ts'
import type { KindPattern } from './kind.ts'

/** All kinds of clinics by name: the files of `kinds/`. */
export const kinds = byName(import.meta.glob<{ default: KindPattern }>('./kinds/*.ts', { eager: true }))

export const kindOf = ({ kind }: { kind: string }): KindPattern => named(kinds, kind)

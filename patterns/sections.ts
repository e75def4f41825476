import { byName } from './by-name.ts'
import type { SectionPattern } from './section.ts'

/** All ready sections by name: the files of `sections/`. */
export const sections = byName(
  import.meta.glob<{ default: SectionPattern }>('./sections/*.ts', { eager: true }),
)

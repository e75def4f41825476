import { byName } from './by-name.ts'
import type { PagePattern } from './page.ts'

/** All ready pages by name: the files of `pages/`. */
export const pages = byName(import.meta.glob<{ default: PagePattern }>('./pages/*.ts', { eager: true }))

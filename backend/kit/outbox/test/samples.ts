import { allNamed, declarations } from '../../../../schemas/core/declarations.ts'
import type { Samples, Templates } from '../templates.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/test/*.samples.ts', { eager: true })

/** Values for every template at maximum length, with characters special in HTML. */
export const samples = Object.fromEntries(
  allNamed(declarations<Record<string, unknown>>(modules, 'samples')),
) as Samples<Templates>

import { declarations } from '../../schemas/core/declarations.ts'
import type { Retention } from '../kit/retention/define-retention.ts'

const modules = import.meta.glob<Record<string, unknown>>('/backend/**/*.retention.ts', { eager: true })

/** How long each subject keeps its rows, by the path of its file. */
export const retentions = declarations<Retention>(modules, 'retention')

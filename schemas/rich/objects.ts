import { callout } from './callout.ts'
import { file } from './file.ts'
import { picture } from './picture.ts'
import { table } from './table.ts'

/** The objects of a text that stand between its paragraphs, by `_type`. */
export const richObjects = { picture, table, file, callout }

export type RichObjectName = keyof typeof richObjects

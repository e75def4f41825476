import type { BlockPath, ChildPath } from '@portabletext/editor'
import { createContext, useContext } from 'react'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { type RichObjectName, richObjects } from '../../../schemas/rich/objects.ts'

/** An object whose dialog is open: a new one, or one between paragraphs or in a line, by its path. */
export type EditedObject = { name: RichObjectName } & (
  | { isNew: true }
  | { isNew?: false; value: Record<string, unknown>; block: BlockPath }
  | { isNew?: false; value: Record<string, unknown>; child: ChildPath }
)

/** Opens the dialog of an object; without it, in a callout, objects can only be moved and removed. */
export const ObjectEditing = createContext<((edited: EditedObject) => void) | undefined>(undefined)
export const useObjectEditing = () => useContext(ObjectEditing)

/** The name of an object that we know. */
export const objectName = (value: unknown): RichObjectName | undefined =>
  isRecord(value) && typeof value._type === 'string' && Object.hasOwn(richObjects, value._type)
    ? (value._type as RichObjectName)
    : undefined

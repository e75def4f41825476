import { isRecord } from '../../schemas/core/schema-shape.ts'
import type { StoredPicture } from '../fields/picture.ts'

const isPicture = (value: Record<string, unknown>): boolean =>
  typeof value.src === 'string' && value.src.startsWith('/images/') && typeof value.width === 'number'

/** The pictures in a value, in its order, wherever they are. */
export function picturesOf(value: unknown): StoredPicture[] {
  if (Array.isArray(value)) return value.flatMap(picturesOf)
  if (!isRecord(value)) return []
  return isPicture(value) ? [value as StoredPicture] : Object.values(value).flatMap(picturesOf)
}

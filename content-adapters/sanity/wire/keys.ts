import { isRecord } from '../../../schemas/core/is-record.ts'

/** The id of a block with this key. Keys that a script has made may have signs that ids do not have here. */
export const idOfKey = (key: unknown): string =>
  String(key ?? '')
    .replace(/[^\w-]/g, '-')
    .slice(0, 64)

/** Sanity wants a key on each object of a list. Keys with this beginning are ours, and are dropped when they come back. */
const made = 'shipa-'

/** Adds a key to an object of a list that has none. */
export const withKey = (item: unknown, index: number): unknown =>
  isRecord(item) && typeof item._key !== 'string' ? { ...item, _key: `${made}${index}` } : item

/** Without a key that `withKey` has added. */
export function withoutMadeKey<T>(item: T): T {
  if (!isRecord(item) || typeof item._key !== 'string' || !item._key.startsWith(made)) return item
  const { _key, ...rest } = item
  return rest as T
}

import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'

/**
 * A remembered answer of the API, read the same way by the server and by the browser. `key` begins with its subject: what
 * changes a subject makes every answer old whose key begins with it.
 */
export type ApiQuery<Schema extends z.ZodType = z.ZodType> = {
  key: readonly [subject: string, ...rest: unknown[]]
  path: `/${string}`
  schema: Schema
  /** True where it is asked for only after a change, never in the background. */
  isStill?: boolean
}

/** The key by which an answer is remembered: the API answers in the language of the page. */
export const queryKeyOf = ({ key }: ApiQuery, locale: Locale) => [...key, locale] as const

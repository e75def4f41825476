import type { z } from 'zod'
import type { Locale } from '../../locales/locale.ts'
import type { LoadSchema } from './parsed.ts'

/**
 * A cached API request, made in the same way by the server and the browser. `key` begins with a subject: a change of the
 * subject invalidates every query whose key begins with it.
 */
export type ApiQuery<Schema extends z.ZodType = z.ZodType> = {
  key: readonly [subject: string, ...rest: unknown[]]
  path: `/${string}`
  schema: LoadSchema<Schema>
  /** True to refetch it only after a change, never in the background. */
  isStill?: boolean
}

/** The key in the query cache; it includes the language, because the API answers in the language of the page. */
export const queryKeyOf = ({ key }: ApiQuery, locale: Locale) => [...key, locale] as const

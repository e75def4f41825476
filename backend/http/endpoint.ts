import { z } from '@hono/zod-openapi'
import type { Locale } from '../../locales/locale.ts'
import type { Orm } from '../database/database.ts'
import type { Service } from './services.ts'

/** JSON that is sent as the text that it is, byte for byte. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What an endpoint reads with. `tag` names what it read, also when that is not there. */
export type Reading<Params, Query> = {
  orm: Orm
  locale: Locale
  params: Params
  query: Query
  tag: (tag: string) => void
}

type Schemas = { params: z.ZodObject; query: z.ZodObject; answer: z.ZodType }

export type Endpoint<S extends Schemas = Schemas> = {
  service: Service
  /** Path after `/api/{service}/{locale}`, with `{names}` of the parameters. */
  path: `/v1/${string}`
  /** One sentence for the documentation. */
  summary: string
  params: S['params']
  query: S['query']
  answer: S['answer']
  /** The answer, or undefined where there is no such thing (404). */
  read: (
    reading: Reading<z.infer<S['params']>, z.infer<S['query']>>,
  ) => Promise<z.infer<S['answer']> | RawJson | undefined>
}

type Nothing = z.ZodObject<Record<never, never>>
type Declared<P extends z.ZodObject, Q extends z.ZodObject, A extends z.ZodType> = Omit<
  Endpoint<{ params: P; query: Q; answer: A }>,
  'params' | 'query'
> & { params?: P; query?: Q }

/** Declares a GET endpoint; its answer's type follows from its schema. */
export const defineEndpoint = <
  A extends z.ZodType,
  P extends z.ZodObject = Nothing,
  Q extends z.ZodObject = Nothing,
>(
  declared: Declared<P, Q, A>,
): Endpoint => ({ params: z.object({}), query: z.object({}), ...declared }) as unknown as Endpoint

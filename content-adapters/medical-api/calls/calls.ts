import type { z } from 'zod'
import type { Failing } from '../../source/facet.ts'
import { fallBack } from '../../source/fall-back.ts'
import { requestOnce } from '../../source/request-once.ts'
import type { Reader } from '../../source.ts'
import { nestedQuery } from '../api-address.ts'
import { type ApiOptions, serviceOf } from '../api-options.ts'
import { askAnew } from '../ask-anew.ts'

/** What stands in for an answer, by the rule of the method (`fallBack`). `basis` is that of `requestOnce`. */
type Other<T> = { instead: T; failing?: Failing | undefined; basis?: unknown }

/** Asks like `requestOnce`, but gives something else if there is no answer. */
type GetOr = <Schema extends z.ZodType, T>(
  call: string,
  schema: Schema,
  read: (raw: z.output<Schema>) => T,
  other: Other<NoInfer<T>>,
) => Promise<T>

/** How one reader asks the medical API. */
export type Calls = {
  reader: Reader
  /** Asks once for a page, and keeps the answer for others. */
  get: ReturnType<typeof requestOnce>
  getOr: GetOr
  /** `getOr` that leaves out one tag of the answers. */
  getWithout: (tag: string) => GetOr
  /** Asks for one reader alone. */
  ask: ReturnType<typeof askAnew>
}

/** The calls of a reader. */
export function callsOf(options: ApiOptions, reader: Reader): Calls {
  const orElse = fallBack(reader)
  const withOther =
    (get: Calls['get']): GetOr =>
    (call, schema, read, { instead, failing, basis }) =>
      get(call, schema, read, basis).catch(orElse(call, instead, failing))
  const service = serviceOf(options)
  const get = requestOnce(service, reader)
  return {
    reader,
    get,
    getOr: withOther(get),
    ask: askAnew(options, reader),
    getWithout: (left) =>
      withOther(requestOnce(service, { ...reader, tag: (tag) => tag !== left && reader.tag(tag) })),
  }
}

/** The part of a query that asks for the rows of one company. */
export const ofCompany = (company: string): string => nestedQuery({ filter: { company } })

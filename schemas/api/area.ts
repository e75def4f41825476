import { z } from 'zod'
import { periodStates, rowStatuses } from '../publication.ts'
import { paged } from './paged.ts'

/**
 * Calls of every area of the business section. `{place}` is `/{companyCode}/{cabinetCode}`, cabinet `0` is the company:
 *
 * | call | path | answer |
 * |---|---|---|
 * | list | GET `business-api-front2{place}/{area}?search&sort&filter[field]&page[number]&page[size]` | `areaList` |
 * | values to filter by | GET `business-api-front2{place}/{area}_values/{field}` | `areaValues` |
 * | CSV of the list | GET `business-api-front2{place}/{area}_export` with the same query | `text/csv` |
 * | one | GET `business-api-front2{place}/{area}/{code}` | `areaRow` |
 * | create | POST `w-business{place}/{area}` `areaCreateBody` | 201 `areaRow` |
 * | change | PUT `w-business{place}/{area}/{code}` `areaChangeBody` | `areaRow`; 412 `VERSION_CONFLICT`, `data` is the other `areaRow` |
 * | remove | DELETE `w-business{place}/{area}/{code}` | 204 |
 * | order, where `ordered` | PUT `w-business{place}/{area}_order` `areaOrderBody` | 204; 409 where the rows are others by now |
 * | several at once | POST `w-business{place}/{area}_bulk` `areaBulkBody` | `areaBulkAnswer` |
 * | picture, where the schema has pictures | POST `w-business{place}/{area}_pictures`, field `file` | 201 `storedPicture` |
 *
 * An area of one row (`single`) has GET and PUT of `{area}` only; its REVISION is 0 while nothing was saved. A wrong
 * value is 422 with `fields` (`VALUE[name][ru]`) and `data.PROBLEMS` (path, code, params).
 */
const rowFields = {
  CODE: z.string(),
  /** Grows with each change; what a change was made from. */
  REVISION: z.int(),
  /** Place in the order that people set, from 0; where the area is `ordered`. */
  POSITION: z.int().optional(),
  /** Where the area is `scheduled`. */
  STATUS: z.enum(rowStatuses).optional(),
  /** Since when visitors see it and until when, where the area is `scheduled`; null is always. */
  FROM: z.string().nullable().optional(),
  UNTIL: z.string().nullable().optional(),
  /** What the period is by the server's clock. */
  PERIOD: z.enum(periodStates).optional(),
  CREATED_AT: z.string(),
  UPDATED_AT: z.string(),
}

/** A row as its people edit it: `VALUE` is what the area's schema says. */
export const areaRow = z.object({ ...rowFields, VALUE: z.record(z.string(), z.unknown()) })

/** A row whose value is known by its schema. */
export type AreaRow<Value = Record<string, unknown>> = Omit<z.infer<typeof areaRow>, 'VALUE'> & {
  VALUE: Value
}

/** One page of a list, up to 100 rows. Their `VALUE` has only what a list shows: `listedFields` of the area. */
export const areaList = paged(areaRow)
export type AreaListAnswer = z.infer<typeof areaList>

/** Values that stand in a field, the most frequent first: `LABEL` is the text in four languages where it is one. */
export const areaValues = z.array(
  z.object({
    VALUE: z.string(),
    LABEL: z.record(z.string(), z.string()).nullable(),
    COUNT: z.int(),
  }),
)

const instant = z.iso.datetime().nullable().optional()
const written = {
  VALUE: z.unknown(),
  STATUS: z.enum(rowStatuses).optional(),
  FROM: instant,
  UNTIL: instant,
}

/**
 * A new row; what is in `VALUE` is judged by the area's schema. Status and period are for areas that are `scheduled` and
 * people who may publish (403 for others); those that are absent stay as they are. A new row is `shown`.
 */
export const areaCreateBody = z.strictObject(written)

/** A row that was changed, and the revision that it was made from. */
export const areaChangeBody = z.strictObject({ ...written, REVISION: z.int() })

/** A row's code. Postgres refuses the character 0 and half of a surrogate pair. */
const code = z
  .string()
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)

/** All rows in their new order, as many as the area may have. */
export const areaOrderBody = (limit: number) => z.strictObject({ CODES: z.array(code).min(1).max(limit) })

export const bulkActions = ['remove', 'show', 'hide'] as const
export type BulkAction = (typeof bulkActions)[number]

/** One thing that is done to several rows; `show` and `hide` where rows have a status. */
export const areaBulkBody = z.strictObject({
  ACTION: z.enum(bulkActions),
  CODES: z.array(code).min(1).max(200),
})

/** What became of each row: those that could not be done say why, as a call for one would have. */
export const areaBulkAnswer = z.object({
  DONE: z.array(z.string()),
  REFUSED: z.array(
    z.object({ CODE: z.string(), error: z.object({ code: z.string(), message: z.string() }) }),
  ),
})

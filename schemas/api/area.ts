import '../core/jitless.ts'
import { z } from 'zod'
import { patterns } from '../core/type.ts'
import { draftStatuses, periodStates, rowStatuses } from '../publication.ts'
import { paged } from './paged.ts'

/**
 * Calls of every area of the business section. `{place}` is `/{companyCode}/{cabinetCode}`, cabinet `0` is the company:
 *
 * | call | path | answer |
 * |---|---|---|
 * | list | GET `business-api-front2{place}/{area}?search&sort&filter[field]&page[number]&page[size]` | `areaList` |
 * | distinct values for a filter | GET `business-api-front2{place}/{area}_values/{field}` | `areaValues` |
 * | CSV of the list | GET `business-api-front2{place}/{area}_export` with the same query | `text/csv` |
 * | names of rows to which its fields refer | GET `business-api-front2{place}/{area}_names/{other area}` | `areaNames` |
 * | one | GET `business-api-front2{place}/{area}/{code}` | `areaRow` |
 * | create | POST `w-business{place}/{area}` `areaCreateBody` | 201 `areaRow` |
 * | change | PUT `w-business{place}/{area}/{code}` `areaChangeBody` | `areaRow`; 412 `VERSION_CONFLICT`, `data` is the current `areaRow` |
 * | remove | DELETE `w-business{place}/{area}/{code}` | 204 |
 * | order, if `ordered` | PUT `w-business{place}/{area}_order` `areaMoveBody` | 204; 409 if one of the two rows was removed meanwhile |
 * | bulk action | POST `w-business{place}/{area}_bulk` `areaBulkBody` | `areaBulkAnswer` |
 * | several rows, all or none, if `batched` | POST `w-business{place}/{area}_batch` `areaBatchBody` | `areaBatchAnswer`; the error of a refused row, `data.ROWS` are `areaBatchFaults` |
 * | publish, if `drafted` | POST `w-business{place}/{area}/{code}/publish` `areaPublishBody` | `areaRow`; 412 as for a change |
 * | take down, if `drafted` | POST `w-business{place}/{area}/{code}/unpublish` | `areaRow` |
 * | cancel the schedule, if `drafted` | DELETE `w-business{place}/{area}/{code}/schedule` | `areaRow` |
 * | picture, if the schema has pictures | POST `w-business{place}/{area}_pictures`, field `file` | 201 `storedPicture` |
 *
 * A `single` area has only GET and PUT of `{area}`; REVISION is 0 until it is first saved. An invalid value is refused
 * with 422, `fields` (`VALUE[name][ru]`) and `data.PROBLEMS` (path, code, params).
 */
const rowFields = {
  CODE: z.string(),
  /** Incremented by each change. A change is sent with the revision that it is based on. */
  REVISION: z.int(),
  /** Ascends in the manual order, with gaps and from any number. Only in an `ordered` area. */
  POSITION: z.int().optional(),
  /** Only in a `scheduled` or `drafted` area. */
  STATUS: z.enum([...rowStatuses, ...draftStatuses]).optional(),
  /** Start and end of the period in which visitors see it; null means unlimited. Only in a `scheduled` area. */
  FROM: z.string().nullable().optional(),
  UNTIL: z.string().nullable().optional(),
  /** State of the period by the server's clock. */
  PERIOD: z.enum(periodStates).optional(),
  /**
   * Only of a row that waits for a publisher, and only for publishers: the name of its author, null if their account is gone. It waits
   * since UPDATED_AT.
   */
  ASKED_BY: z.string().nullable().optional(),
  /** Only in a `drafted` area: the revision that visitors see, and since when there is one; null while there is none. */
  PUBLISHED: z.int().nullable().optional(),
  PUBLISHED_AT: z.string().nullable().optional(),
  /** Only in a `drafted` area: when the draft of that time is published. */
  PUBLISH_AT: z.string().nullable().optional(),
  /** Only in a `drafted` area: the last part of the address of its page, and how often visitors have opened it. */
  SLUG: z.string().optional(),
  VIEWS: z.int().optional(),
  CREATED_AT: z.string(),
  UPDATED_AT: z.string(),
  /** The author of this version, if known. Only in the data of a 412. */
  UPDATED_BY: z.string().nullable().optional(),
}

/** A row of an area; `VALUE` conforms to the area's schema. */
export const areaRow = z.object({ ...rowFields, VALUE: z.record(z.string(), z.unknown()) })

/** A row with a typed value. */
export type AreaRow<Value = Record<string, unknown>> = Omit<z.infer<typeof areaRow>, 'VALUE'> & {
  VALUE: Value
}

/** The rows of an area to which another one refers; `VALUE` has no more than their title. */
export const areaNames = z.array(z.object({ CODE: z.string(), VALUE: z.record(z.string(), z.unknown()) }))

/** One page of a list, up to 100 rows. `VALUE` contains only the `listedFields` of the area. */
export const areaList = paged(areaRow)
export type AreaListAnswer = z.infer<typeof areaList>

/**
 * Distinct values of a field, the most frequent first. `LABEL` is the text in four languages if the field is
 * localized.
 */
export const areaValues = z.array(
  z.object({
    VALUE: z.string(),
    LABEL: z.record(z.string(), z.string()).nullable(),
    COUNT: z.int(),
  }),
)

const instant = z.string().regex(new RegExp(patterns.instant)).nullable().optional()
const written = {
  VALUE: z.unknown(),
  STATUS: z.enum(rowStatuses).optional(),
  FROM: instant,
  UNTIL: instant,
}

/**
 * A new row; `VALUE` is validated by the area's schema. Status and period are accepted in `scheduled` areas (422
 * in others) and from members who may publish (403 for others); absent ones stay unchanged. A new row is `shown` by default.
 */
export const areaCreateBody = z.strictObject(written)

/** A changed row, and the revision that the change is based on. */
export const areaChangeBody = z.strictObject({ ...written, REVISION: z.int() })

/** Publishes the draft of this revision now, or the newest draft at an instant to come (PS7). */
export const areaPublishBody = z.strictObject({ REVISION: z.int(), PUBLISH_AT: instant })

/** Code of a row. Postgres cannot store U+0000 or unpaired surrogates. */
const code = z
  .string()
  .max(60)
  .regex(/^[^\p{Cc}\p{Cs}]+$/u)

/**
 * A row and the one after which it comes; null for the first place. At most 1000 rows may lie between its old and its
 * new place, unless that is the first or the last one.
 */
export const areaMoveBody = z.strictObject({ CODE: code, AFTER: code.nullable() })

export const bulkActions = ['remove', 'show', 'hide'] as const
export type BulkAction = (typeof bulkActions)[number]

/** A bulk action. `show` and `hide` require a `scheduled` area. */
export const areaBulkBody = z.strictObject({
  ACTION: z.enum(bulkActions),
  CODES: z.array(code).min(1).max(200),
  /** The revisions of the rows as the person saw them: a row that was changed since is refused, because it would be shown unread. */
  REVISIONS: z.record(code, z.int()).optional(),
})

/** Result for each row; a refused one has the error that a call for this row alone would return. */
export const areaBulkAnswer = z.object({
  DONE: z.array(z.string()),
  REFUSED: z.array(
    z.object({ CODE: z.string(), error: z.object({ code: z.string(), message: z.string() }) }),
  ),
})

/** Rows that one call may add or change together. */
export const mostBatchRows = 1000

/** New rows, and changes of rows: the fields that are other ones now, null for one that is empty. */
export const areaBatchBody = z.strictObject({
  ADD: z.array(z.record(z.string(), z.unknown())).max(mostBatchRows),
  CHANGE: z
    .array(z.strictObject({ CODE: code, REVISION: z.int(), VALUE: z.record(z.string(), z.unknown()) }))
    .max(mostBatchRows),
})

/** Codes of the rows in the order of the body. */
export const areaBatchAnswer = z.object({ ADDED: z.array(z.string()), CHANGED: z.array(z.string()) })

/** Why nothing was written: the rows that were refused, by the list of the body and the place in it, from 0. */
export const areaBatchFaults = z.array(
  z.object({ LIST: z.enum(['ADD', 'CHANGE']), AT: z.int(), CODE: z.string(), MESSAGE: z.string() }),
)

import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { WebhookDefinition } from '../../../schemas/webhooks/define-webhook.ts'
import type { Trigger } from '../database/table-changes.ts'

/** What a row is like: a column has one of some values, or has a value at all. */
export type Like = { column: PgColumn; in: readonly string[] } | { column: PgColumn; isSet: true }

/** By which changes of a table the types of a kind of thing are announced. */
export type NotedChanges<Step extends string = string> = {
  definition: WebhookDefinition<string, Step>
  /** A table of rows of companies (`company_code`). */
  table: PgTable
  /** Says which one it is, in messages and in the address of the declaration. */
  code: PgColumn
  /** Other rows are not there for anybody else yet, as a slot that is held; without it all are. */
  isThere?: Like
  /** What a row that is there from now on is: `created`. */
  begins: NoInfer<Step>
  /** What a row is from now on that was not like this. */
  becomes?: Partial<Record<NoInfer<Step>, Like>>
  /** What a row is that has other values in some of these columns, and is nothing of the above. */
  changes?: { step: NoInfer<Step>; columns: readonly PgColumn[] }
  /** What a row is that was deleted. */
  ends?: NoInfer<Step>
}

/** Declares them: the export `noted` of `backend/<subject>/<object>.webhook.ts`. */
export const defineNoted = <Step extends string>(noted: NotedChanges<Step>): NotedChanges => noted

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const of = (row: 'NEW' | 'OLD', column: PgColumn) => `${row}."${column.name}"`

const isLike = (row: 'NEW' | 'OLD', like: Like): string =>
  'in' in like
    ? `${of(row, like.column)} IN (${like.in.map(quoted).join(', ')})`
    : `${of(row, like.column)} IS NOT NULL`

const both = (...conditions: (string | undefined)[]) =>
  conditions.filter((one) => one !== undefined).join(' AND ')

/**
 * The triggers that note the changes of a table for webhooks, each calling the function `webhook_note` of the database with object, type and column
 * of the code. The database notes them, so that no code can change a row and forget it, and a change is noted exactly if it is committed.
 */
export function triggersOf(noted: NotedChanges): Trigger[] {
  const { definition, code, isThere, begins, becomes = {}, changes, ends } = noted
  const table = getTableName(noted.table)
  const there = (row: 'NEW' | 'OLD') => isThere && isLike(row, isThere)
  const trigger = (step: string, by: 'INSERT' | 'UPDATE' | 'DELETE', when: string): Trigger => {
    const name = `webhook_${definition.object}_${step}_${by.toLowerCase()}`.replaceAll('-', '_')
    const type = `${definition.object}.${step}`
    return {
      name,
      table,
      create: `CREATE TRIGGER "${name}" AFTER ${by} ON "${table}" FOR EACH ROW${when && ` WHEN (${when})`} EXECUTE FUNCTION "webhook_note"(${[definition.object, type, code.name].map(quoted).join(', ')});`,
    }
  }
  const steps = Object.entries(becomes).flatMap(([step, like]) => (like ? [{ step, like }] : []))
  const became = ({ like }: { like: Like }) => `(${isLike('NEW', like)} AND NOT ${isLike('OLD', like)})`
  const wasThere = both(there('OLD'), there('NEW'))
  const isOther = changes?.columns.map((one) => `${of('NEW', one)} IS DISTINCT FROM ${of('OLD', one)}`)
  return [
    trigger(begins, 'INSERT', there('NEW') ?? ''),
    ...(isThere ? [trigger(begins, 'UPDATE', both(there('NEW'), `NOT ${there('OLD')}`))] : []),
    ...steps.map((one) => trigger(one.step, 'UPDATE', both(wasThere || undefined, became(one)))),
    ...(changes && isOther
      ? [
          trigger(
            changes.step,
            'UPDATE',
            both(
              wasThere || undefined,
              `(${isOther.join(' OR ')})`,
              ...steps.map((one) => `NOT ${became(one)}`),
            ),
          ),
        ]
      : []),
    ...(ends ? [trigger(ends, 'DELETE', there('OLD') ?? '')] : []),
  ]
}

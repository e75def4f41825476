import type { EventDefinition } from '../../../schemas/events/define-event.ts'
import { lockCompanies } from '../company/lock-company.ts'
import type { Orm } from '../database/database.ts'
import type { Happened } from './happened.ts'

/** A table whose rows are made of other rows of companies. */
export type DerivedTable = {
  /** The names of the events after which rows of a company may differ (`schemas/events`). */
  from: readonly string[]
  /**
   * Writes the rows of companies anew, in the transaction of the change, which has locked the companies. Returns further tags
   * to expire besides those of the change.
   */
  write(orm: Orm, companies: readonly string[]): Promise<readonly string[]>
}

/** Declares a derived table: the export `derived` of `<subject>/<name>.derived.ts`. */
export const defineDerived = (table: DerivedTable): DerivedTable => table

/** Throws with file and remedy if a table follows an event that there is not, or that never says of which company it is. */
export function checkDerived(
  tables: ReadonlyMap<string, DerivedTable>,
  events: ReadonlyMap<string, EventDefinition>,
): void {
  const faults = [...tables].flatMap(([file, { from }]) =>
    from.flatMap((name) => {
      const event = events.get(name)
      if (!event)
        return `${file}: from: no event has the name "${name}"; write that of an area, of a case with \`live\`, or of an event in schemas/<subject>/<name>.event.ts`
      if (!event.of.includes('company'))
        return `${file}: from: "${name}" says of no company that it has changed; add 'company' to its \`of\`, or take it out`
      return []
    }),
  )
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

let provided: readonly DerivedTable[] | undefined

/** Sets the derived tables. Called once, where databases are opened (`backend/open-database.ts`). */
export function provideDerived(tables: readonly DerivedTable[]): void {
  provided = tables
}

/** Writes the derived rows that follow from changes, after all their companies are locked. Returns further tags to expire. */
export async function writeDerived(orm: Orm, changes: readonly Happened[]): Promise<string[]> {
  if (!provided)
    throw new Error('backend/derived-tables.ts was not loaded: open the database by backend/open-database.ts')
  const due = provided.flatMap(({ from, write }) => {
    const companies = changes.flatMap(({ event, company }) =>
      company !== undefined && from.includes(event.name) ? [company] : [],
    )
    return companies.length > 0 ? [{ write, companies: [...new Set(companies)] }] : []
  })
  await lockCompanies(orm, [...new Set(due.flatMap(({ companies }) => companies))])
  const tags: string[] = []
  for (const { write, companies } of due) tags.push(...(await write(orm, companies)))
  return tags
}

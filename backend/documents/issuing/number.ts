import { and, eq } from 'drizzle-orm'
import type { DocumentKind } from '../../../schemas/documents/document-kinds.ts'
import { counterYear } from '../../../schemas/documents/number-rule.ts'
import { documentNumber } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'

/** The counter of a kind of documents in a company, by the rule of the number. */
export type Counter = { company: string; kind: DocumentKind; year: number }

export const counterOf = (company: string, kind: DocumentKind, rule: string, issued: string): Counter => ({
  company,
  kind,
  year: counterYear(rule, issued),
})

/** The next number of a counter. It is taken by `takeNumber` in the transaction that adds the document, with the company locked. */
export async function nextNumber(orm: Orm, { company, kind, year }: Counter): Promise<number> {
  const [row] = await orm
    .select({ last: documentNumber.last })
    .from(documentNumber)
    .where(
      and(eq(documentNumber.company, company), eq(documentNumber.kind, kind), eq(documentNumber.year, year)),
    )
  return (row?.last ?? 0) + 1
}

/** Takes a number that `nextNumber` has given. */
export async function takeNumber(orm: Orm, counter: Counter, last: number): Promise<void> {
  const { company, kind, year } = documentNumber
  await orm
    .insert(documentNumber)
    .values({ ...counter, last })
    .onConflictDoUpdate({ target: [company, kind, year], set: { last } })
}

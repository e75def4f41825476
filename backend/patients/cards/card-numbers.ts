import { sql } from 'drizzle-orm'
import { patient } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { retireNumber, takeNumbers } from '../../kit/numbers/take-numbers.ts'

const of = 'patient'

/** Numbers for new cards, one after another; returns the first. No card of the company has or had one of them. Call it with the company's lock. */
export const takeCardNumbers = (orm: Orm, company: string, count: number): Promise<number> =>
  takeNumbers(
    orm,
    { company, of },
    {
      count,
      highest: sql`(select max(${patient.number}) from ${patient} where ${patient.company} = ${company})`,
    },
  )

/** Keeps the number of a card that is removed: it was read out, and stands on paper. */
export const retireCardNumber = (orm: Orm, company: string, number: number): Promise<void> =>
  retireNumber(orm, { company, of }, number)

import { sql } from 'drizzle-orm'
import { practitioner, specialist } from '../../database/tables/index.ts'

/** A column of a query of doctors' cards that joins another table: the address of the person in the directory. */
export const personSlug = sql<string | null>`(
  select ${practitioner.slug} from ${practitioner} where ${practitioner.id} = ${specialist.practitioner})`

import type { specialist } from '../database/tables/index.ts'
import { localize, localizeOptional } from '../shared/answers/localize.ts'

/** The card of a doctor with nothing but the name. */
export const doctorName = (
  row: Pick<typeof specialist.$inferSelect, 'code' | 'lastName' | 'name' | 'middleName'>,
) => ({
  SPECIALIST_CODE: row.code,
  ...localize('LASTNAME', row.lastName),
  ...localize('NAME', row.name),
  ...localizeOptional('MIDDLENAME', row.middleName),
})

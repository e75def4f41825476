import { blankValue } from '../../../pro-forms/blank-value.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { countryOf } from '../../../schemas/reference/countries.ts'
import type { EditedRow } from './edited-row.ts'

/** The company's place, and whether the author may publish: a new row begins with both. */
type Start = { timezone: string; country?: string | undefined; publish: boolean }

/** A row before it is saved for the first time; a time zone and a currency in it are those of the company (C-3). */
export function initialRow(
  { schema, scheduled }: AreaDefinition,
  { timezone, country, publish }: Start,
): EditedRow {
  const currency = countryOf(country)?.currency
  const VALUE = {
    ...(blankValue(schema) as Record<string, unknown>),
    ...('timezone' in schema.properties && { timezone }),
    ...('currency' in schema.properties && currency && { currency }),
  }
  return { VALUE, REVISION: 0, ...(scheduled && { STATUS: publish ? 'shown' : 'hidden' }) }
}

import { blankValue } from '../../../pro-forms/blank-value.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { countryOf } from '../../../schemas/countries.ts'
import type { EditedRow } from './edited-row.ts'

/** Where the company is, from which a new row begins. */
type Home = { timezone: string; country?: string | undefined }

/** A row before it is saved for the first time; a time zone and a currency in it are those of the company (C-3). */
export function initialRow({ schema, scheduled }: AreaDefinition, { timezone, country }: Home): EditedRow {
  const currency = countryOf(country)?.currency
  const VALUE = {
    ...(blankValue(schema) as Record<string, unknown>),
    ...('timezone' in schema.properties && { timezone }),
    ...('currency' in schema.properties && currency && { currency }),
  }
  return { VALUE, REVISION: 0, ...(scheduled && { STATUS: 'shown' }) }
}

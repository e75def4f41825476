import type { Translate } from '../../../locales/index.ts'
import type { Locale } from '../../../locales/locale.ts'
import { fieldOptions } from '../../../pro-forms/field-options.ts'
import { DayCell, EmptyCell, isNumeric, ValueCell } from '../../../pro-forms/list/value-cell.tsx'
import type { AreaRow } from '../../../schemas/api/area.ts'
import type { AreaDefinition, RowField } from '../../../schemas/areas/define-area.ts'
import { formatNumber } from '../../../schemas/formats/price.ts'
import { statusWords } from '../../../schemas/publication.ts'
import type { Column } from '../../../ui/shown/table.tsx'
import { listRules } from './list-rules.ts'
import { isNotable, RowStatusBadge } from './row-status.tsx'
import { ShowButton } from './show-button.tsx'

const rowFields: readonly string[] = ['status', 'createdAt', 'updatedAt', 'views'] satisfies RowField[]
const isRowField = (name: string): name is RowField => rowFields.includes(name)

function rowCell(field: RowField, row: AreaRow, name: string) {
  if (field === 'status')
    return row.STATUS ? (
      // On a phone only what patients do not see, or see for a time, is worth a line.
      <span
        className="inline-flex flex-wrap items-center gap-x-3 gap-y-1.5 as-table:[&_.badge]:whitespace-nowrap"
        data-empty={isNotable(row) ? undefined : ''}
      >
        <span>
          <RowStatusBadge row={row} />
        </span>
        <ShowButton row={row} name={name} />
      </span>
    ) : (
      <EmptyCell />
    )
  if (field === 'views') return formatNumber(row.VIEWS ?? 0)
  return <DayCell instant={field === 'createdAt' ? row.CREATED_AT : row.UPDATED_AT} />
}

/** The declared columns; where rows are `scheduled` or `drafted`, their status is one of them in any case. */
const namesOf = ({ list, scheduled, drafted }: AreaDefinition) => [
  ...new Set([...(list?.columns ?? []), ...(scheduled || drafted ? ['status'] : [])]),
]

/** The columns of an area's list: the fields that its declaration names, rendered according to the schema. */
export function listColumns(
  definition: AreaDefinition,
  locale: Locale,
  t: Translate,
  nameOf: (row: AreaRow) => string,
): Column<AreaRow>[] {
  const { sortable } = listRules(definition)
  return namesOf(definition).map((name) => {
    const schema = definition.schema.properties[name]
    if (isRowField(name) && !schema)
      return {
        key: name,
        label:
          name === 'status'
            ? definition.drafted
              ? t('business:list.column.state')
              : statusWords(definition).label[locale]
            : t(`business:list.column.${name}`),
        cell: (row) => rowCell(name, row, nameOf(row)),
        sortable: sortable.includes(name),
        ...(name === 'views' && { isNumber: true }),
        narrow: name === 'status' ? 'plain' : 'hidden',
      }
    if (!schema)
      throw new Error(`The list of "${definition.name}" has a column "${name}", which is no field of it`)
    return {
      key: name,
      label: fieldOptions(schema, locale).label ?? name,
      cell: ({ VALUE }) => <ValueCell schema={schema} value={VALUE[name]} />,
      isNumber: isNumeric(schema),
      sortable: sortable.includes(name),
      // On a phone the heading of a row is its whole title.
      narrow: definition.title.includes(name) ? 'hidden' : isNumeric(schema) ? 'labelled' : 'plain',
    }
  })
}

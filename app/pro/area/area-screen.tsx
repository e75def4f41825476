import { dehydrate, HydrationBoundary } from '@tanstack/react-query'
import { notFound } from 'next/navigation'
import { blankValue } from '../../../pro-forms/blank-value.ts'
import { readListState } from '../../../pro-forms/list/list-state.ts'
import { areaList, areaRow } from '../../../schemas/api/area.ts'
import type { AreaDefinition } from '../../../schemas/areas/define-area.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { createQueryClient } from '../../query-client.ts'
import { serverContext } from '../../server-context.ts'
import type { ProState } from '../load-pro.ts'
import { proPath } from '../place-names.ts'
import { AreaForm } from './area-form.tsx'
import { AreaFrame } from './area-frame.tsx'
import { AreaList } from './area-list.tsx'
import { areaKeys, listPath, readPath } from './area-queries.ts'
import { areaRights } from './area-rights.ts'
import type { EditedRow } from './edited-row.ts'
import { listRules } from './list-rules.ts'

type Props = {
  state: ProState
  definition: AreaDefinition
  /** The row code in the address; `new` is the form of a new row. */
  row: string | undefined
  query: URLSearchParams
}

/** Last path segment of the form for a new row. */
const newRow = 'new'

/** A row before it is saved for the first time; a time zone in it is that of the company. */
function initialValue({ schema, scheduled }: AreaDefinition, timezone: string): EditedRow {
  const zone = 'timezone' in schema.properties && { timezone }
  const VALUE = { ...(blankValue(schema) as Record<string, unknown>), ...zone }
  return { VALUE, REVISION: 0, ...(scheduled && { STATUS: 'shown' }) }
}

/**
 * The screen of an area: its list, the form of one row, or the form of a new one. The first data is read here and passed
 * to the browser, which refetches it when it is stale.
 */
export async function areaScreen({ state, definition, row, query }: Props) {
  const { company, cabinets, cabinetCode, access } = state
  const place = {
    area: definition.name,
    place: [company.COMPANY_CODE, cabinetCode].map(encodeURIComponent).join('/'),
  }
  const client = createQueryClient()
  const { mapTiles } = serverContext()
  const timezone = cabinets[0]?.TIMEZONE ?? homeZone.name
  const services = { timezone, ...(mapTiles && { tiles: mapTiles }) }
  const screen = async () => {
    if (row === newRow) {
      if (!areaRights(definition, access).add) notFound()
      return <AreaForm stored={initialValue(definition, timezone)} services={services} />
    }
    if (row === undefined && !definition.single) {
      const listState = readListState(query, listRules(definition))
      client.setQueryData(
        areaKeys.list(place, listState),
        await readAnswer(listPath(place, listState), areaList),
      )
      return <AreaList />
    }
    const more = row === undefined ? '' : `/${encodeURIComponent(row)}`
    const found = await readAnswer(readPath(place, more), areaRow)
    client.setQueryData(areaKeys.row(place, row ?? ''), found)
    return (
      <AreaForm
        key={row ?? ''}
        {...(row !== undefined && { code: row })}
        stored={found}
        services={services}
      />
    )
  }
  const shown = await screen()
  return (
    <HydrationBoundary state={dehydrate(client)}>
      <AreaFrame
        area={definition.name}
        place={place.place}
        section={proPath(company.COMPANY_CODE)}
        access={access}
        timezone={timezone}
      >
        {shown}
      </AreaFrame>
    </HydrationBoundary>
  )
}

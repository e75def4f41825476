import { call } from '../../../client/call.ts'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { type AreaPlace, readPath } from '../area/area-queries.ts'
import type { KnownService } from './pasted-rows.ts'

const pageSize = 100
/** Services with which a pasted list is compared. */
const most = 10_000

/** All services of a clinic, as its list has them. */
export async function readServices(place: AreaPlace, signal: AbortSignal): Promise<KnownService[]> {
  const rows: KnownService[] = []
  for (let page = 1; rows.length < most; page++) {
    const query = new URLSearchParams({ 'page[number]': String(page), 'page[size]': String(pageSize) })
    const answer = call('GET', readPath(place, `?${query}`), undefined, { signal })
    const { data, meta } = await parsed(areaAnswers.list, answer)
    rows.push(...(data as unknown as KnownService[]))
    if (rows.length >= meta.total || data.length === 0) break
  }
  return rows
}

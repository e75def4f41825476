import { call } from '../../../../../client/call.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { areaAnswers } from '../../../area/area-answers.ts'
import { readPath } from '../../../area/area-queries.ts'
import type { FactArea, KnownFacts } from './fact-rows.ts'

type Value = Record<string, unknown>
/** A row that facts are written to, with the revision on which that is based. */
export type TargetRow = { code: string; revision: number; value: Value }
/** The facts of a clinic, read when facts are offered; `cabinets` are its branches, of which one is chosen. */
export type ReadFacts = Pick<KnownFacts, 'services' | 'doctors'> & {
  cabinets: TargetRow[]
  company: TargetRow
}

const pageSize = 100
/** The most pages of a list that are compared. */
const mostPages = 20

async function allRows(place: string, area: FactArea): Promise<{ CODE: string; VALUE: Value }[]> {
  const rows: { CODE: string; VALUE: Value }[] = []
  for (let page = 1; page <= mostPages; page++) {
    const query = new URLSearchParams({ 'page[number]': String(page), 'page[size]': String(pageSize) })
    const { data, meta } = await parsed(areaAnswers.list, call('GET', readPath({ place, area }, `?${query}`)))
    rows.push(...data)
    if (rows.length >= meta.total || data.length === 0) break
  }
  return rows
}

async function oneRow(place: string, area: FactArea, code?: string): Promise<TargetRow> {
  const more = code === undefined ? '' : `/${encodeURIComponent(code)}`
  const { CODE, REVISION, VALUE } = await parsed(
    areaAnswers.row,
    call('GET', readPath({ place, area }, more)),
  )
  return { code: CODE, revision: REVISION, value: VALUE }
}

/** The facts of the clinic of the kinds that an old site names, for `isKnown`. */
export async function readFacts(place: string): Promise<ReadFacts> {
  const [services, doctors, branches, company] = await Promise.all([
    allRows(place, 'services'),
    allRows(place, 'doctors'),
    allRows(place, 'cabinets'),
    oneRow(place, 'company'),
  ])
  const cabinets = await Promise.all(branches.slice(0, 20).map(({ CODE }) => oneRow(place, 'cabinets', CODE)))
  const values = (rows: readonly { VALUE: Value }[]) => rows.map(({ VALUE }) => VALUE)
  return { services: values(services), doctors: values(doctors), cabinets, company }
}

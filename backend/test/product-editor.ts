import { productCode } from '../../schemas/access/roles.ts'
import type { AreaRow } from '../../schemas/api/area.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from './call.ts'
import { addPerson } from './people.ts'

type Answer = {
  status: number
  json: AreaRow & { data: AreaRow[]; error: { code: string; data: { PROBLEMS: unknown } } }
}

/** An administrator of the product, who reads and changes rows of its areas. */
export async function productEditor(db: Database, backend: Backend) {
  const { cookie } = await addPerson(db, { isAdministrator: true })
  const read = async (path: string, as = cookie): Promise<Answer> => {
    const answer = await call(backend, `/api/business-api-front2/ru/${productCode}/0/${path}`, { cookie: as })
    return { status: answer.status, json: await answer.json() }
  }
  const send = async (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    as = cookie,
  ): Promise<Answer> => {
    const headers = { cookie: as }
    const answer = await sendTo(backend, `/api/w-business/ru/${productCode}/0/${path}`, {
      method,
      body,
      headers,
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const add = (area: string, VALUE: unknown) => send('POST', area, { VALUE })
  /** Changes some fields of a row. */
  const change = async (area: string, code: string, fields: object) => {
    const { REVISION, VALUE } = (await read(`${area}/${code}`)).json
    return send('PUT', `${area}/${code}`, { REVISION, VALUE: { ...VALUE, ...fields } })
  }
  /** The row with this value in a field. */
  const find = async (area: string, field: string, value: unknown) => {
    const { json } = await read(`${area}?page[size]=100`)
    const row = json.data.find(({ VALUE }) => VALUE[field] === value)
    if (!row) throw new Error(`no row of ${area} with ${field} ${value}`)
    return row
  }
  /** Code and path of the first problem of an answer. */
  const problem = ({ json }: Answer) =>
    (json.error.data.PROBLEMS as { code: string; path: string[]; params: object }[])[0]
  return { cookie, read, send, add, change, find, problem }
}

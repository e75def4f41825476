import { randomUUID } from 'node:crypto'
import type { Role } from '../../schemas/access/roles.ts'
import type { Change } from '../../schemas/draft/change.ts'
import type { Backend } from '../create-backend.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo } from './call.ts'
import { addPerson, addStaff } from './people.ts'

type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A member of a company's staff who works on its site. The company must be there. */
export async function siteEditor(db: Database, backend: Backend, company: string, role: Role) {
  const { account, cookie } = await addPerson(db)
  await addStaff(db, account, company, role)
  const read = async (path = '') => {
    const address = `/api/business-api-front2/ru/${company}/0/clinic_website${path}`
    const answer = await call(backend, address, { cookie })
    return { status: answer.status, json: await answer.json() }
  }
  const send = async (method: Method, path: string, body?: unknown) => {
    const address = `/api/w-business/ru/${company}/0/clinic_website${path}`
    const answer = await sendTo(backend, address, { method, body, headers: { cookie } })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  return {
    read,
    send,
    draft: async () => (await read('/draft')).json.DRAFT,
    change: (BASE: number, CHANGES: Change[]) => send('PATCH', '/draft', { ID: randomUUID(), BASE, CHANGES }),
    publish: (REVISION: number) => send('POST', '/publish', { REVISION }),
  }
}

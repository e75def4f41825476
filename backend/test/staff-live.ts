import { type StaffLiveKind, staffLive } from '../../schemas/api/staff-live.ts'
import type { Backend } from '../create-backend.ts'
import { call } from './call.ts'
import type { SignedIn } from './people.ts'

/** The stream of texts to a clinic, as a member of its staff gets it: `next` waits for a message. */
export async function hearLive(
  backend: Backend,
  {
    company,
    kind,
    by,
    cabinet = '0',
    query = '',
  }: { company: string; cabinet?: string; kind: StaffLiveKind; by: SignedIn; query?: string },
) {
  const path = `/api/business-api-front2/ru/${company}/${cabinet}/${kind}_news${query}`
  const reader = (await call(backend, path, { cookie: by.cookie })).body?.getReader()
  if (!reader) throw new Error('There is no stream')
  const next = async () =>
    staffLive.parse(JSON.parse(new TextDecoder().decode((await reader.read()).value).replace('data: ', '')))
  return { next, stop: () => reader.cancel() }
}

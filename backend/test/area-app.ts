import { OpenAPIHono } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Role } from '../../schemas/access/roles.ts'
import { seedDatabase } from '../content/seed-database.ts'
import { createMemberships } from '../kit/access/memberships.ts'
import type { Area } from '../kit/area/area.ts'
import { areaEndpoints } from '../kit/area/calls/area-endpoints.ts'
import type { Database } from '../kit/database/database.ts'
import { generateDrizzleJson, generateMigration } from '../kit/database/drizzle-kit.ts'
import { mountEndpoint } from '../kit/http/call/mount-endpoint.ts'
import type { Endpoint } from '../kit/http/endpoint.ts'
import { errorHandler } from '../kit/http/error-answer.ts'
import { createProofs } from '../kit/http/proofs.ts'
import { silentLog } from '../kit/log.ts'
import { defaultSettings } from '../kit/settings.ts'
import { testFiles } from './files.ts'
import { addPerson, addStaff } from './people.ts'
import { smallSeed } from './small-seed.ts'

/** The company whose rows `areaApp` reads and writes. */
export const areaCompany = '1001'

/**
 * The API with areas of a test: creates the tables of `areas` in a seeded database and mounts their endpoints; `known`
 * areas have tables already. `read` and `send` call it as the owner, unless another cookie is passed.
 */
export async function areaApp(
  db: Database,
  areas: readonly Area[],
  { known = [], endpoints = [] }: { known?: Iterable<Area>; endpoints?: readonly Endpoint[] } = {},
) {
  await seedDatabase(db, smallSeed)
  const tables = generateDrizzleJson(
    Object.fromEntries(areas.map(({ definition, table }) => [definition.name, table])),
  )
  for (const statement of await generateMigration(generateDrizzleJson({}), tables))
    await db.orm.execute(sql.raw(statement))
  const app = new OpenAPIHono()
  const tools = {
    db,
    memberships: createMemberships(db, silentLog),
    proofs: createProofs(db.orm, defaultSettings),
    settings: defaultSettings,
    files: testFiles,
    log: silentLog,
    checksAnswers: true,
  }
  app.onError(errorHandler(silentLog))
  const all = new Map([...known, ...areas].map((area) => [area.definition.name, area]))
  for (const endpoint of [...areaEndpoints(all), ...endpoints]) mountEndpoint(app, endpoint, tools)

  const signIn = async (role: Role, values: Parameters<typeof addStaff>[4] = {}): Promise<string> => {
    const { account, cookie } = await addPerson(db)
    await addStaff(db, account, areaCompany, role, values)
    return cookie
  }
  const owner = await signIn('owner')
  const request = async (path: string, { cookie, ...init }: RequestInit & { cookie: string }) => {
    const headers = { cookie, origin: 'http://api.test', 'content-type': 'application/json' }
    const answer = await app.request(`http://api.test/api/${path}`, { ...init, headers })
    const text = await answer.text()
    return {
      status: answer.status,
      json: text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text,
    }
  }
  return {
    app,
    signIn,
    read: (path: string, cookie = owner) =>
      request(`business-api-front2/ru/${areaCompany}/0/${path}`, { cookie }),
    send: (method: string, path: string, body?: unknown, cookie = owner) =>
      request(`w-business/ru/${areaCompany}/0/${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        cookie,
      }),
  }
}

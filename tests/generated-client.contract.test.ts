import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClinic } from '../backend/booking/test/clinic.ts'
import { company } from '../backend/database/tables/index.ts'
import type { Database } from '../backend/kit/database/database.ts'
import { startWorker, type Worker } from '../backend/kit/worker/start-worker.ts'
import { testBackend } from '../backend/test/call.ts'
import { openEither } from '../backend/test/databases.ts'
import { testMeans } from '../backend/test/means.ts'
import { addPerson, addStaff, testPassword } from '../backend/test/people.ts'
import { localSettings } from '../backend/webhooks/test/add-webhook.ts'
import { worker as webhooks } from '../backend/webhooks/webhooks.worker.ts'

const folder = 'dist/generated-client'

/** Runs a program of the folder and returns what it prints. */
async function run(program: string, ...args: string[]): Promise<string> {
  try {
    return (await promisify(execFile)('node', [program, ...args], { cwd: folder })).stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${program} failed:\n${stdout}${stderr}`)
  }
}

type Answer = { status: number; said: { error?: { code: string; fields?: Record<string, string[]> } } }

/** A program of another system in a folder of its own, with a generator that knows the document only. */
describe('a client that a generator makes of the OpenAPI document', () => {
  let db: Database
  let server: ReturnType<typeof serve>
  let answers: Record<string, Answer>
  let heard: { message: { headers: Record<string, string>; body: string }; secret: string }
  let delivering: Worker
  beforeAll(async () => {
    cpSync('tests/generated-client', folder, { recursive: true })
    if (!existsSync(`${folder}/node_modules`))
      throw new Error(`Run \`npm install\` in ${folder}, as \`npm test\` does.`)
    db = await openEither()
    await openClinic(db)
    await db.orm.update(company).set({ emailForIssues: 'ask@dent.example' }).where(eq(company.code, '1001'))
    const { account } = await addPerson(db)
    await addStaff(db, account, '1001', 'owner')
    const backend = testBackend(db, undefined, { ...localSettings, powBits: 8 })
    delivering = await startWorker(webhooks, testMeans(db, { settings: localSettings }))
    const fetch = (request: Request) => backend.fetchFrom(request, { address: '203.0.113.1' })
    server = await new Promise<ReturnType<typeof serve>>((resolve) => {
      const made = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(made))
    })
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await run(
      'node_modules/.bin/openapi-ts',
      '-i',
      `${url}/api/openapi.json`,
      '-o',
      'generated',
      '--no-log-file',
    )
    await run('../../node_modules/.bin/tsc', '-p', '.')
    const printed = JSON.parse(await run('built/calls.js', url, account.email ?? '', testPassword))
    answers = printed.answers
    heard = printed
  })
  afterAll(async () => {
    await delivering.stop()
    server.close()
    await db.close()
  })

  it('makes calls of each method, signed in, with a file, and through a case', () => {
    const statuses = Object.fromEntries(Object.entries(answers).map(([what, { status }]) => [what, status]))
    expect(statuses).toMatchObject({
      'a clinic': 200,
      'a key': 201,
      'a clinic by a key': 200,
      'a new service by a key': 201,
      'patients by a key without that right': 403,
      'the person of a key': 401,
      'a key for bookings': 201,
      'a webhook': 201,
      'appointments by a key': 200,
      'a booking by a key': 201,
      'the booking that it heard of': 200,
      'a list with a filter': 200,
      nobody: 401,
      'a sign-in': 200,
      'the person': 200,
      'their companies': 200,
      'a page of services': 200,
      'a new service': 201,
      'the service': 200,
      'a change': 200,
      'a late change': 412,
      'a file of services': 200,
      'a removal': 204,
      'an upload': 201,
      'a case': 201,
      'a move': 200,
      'the same move, late': 409,
      'a comment on a draft': 204,
      'the comments': 200,
      'a settled comment': 204,
      'the end': 204,
    })
  })

  it('hears of its own booking by a message whose signature the library of Standard Webhooks accepts', () => {
    const { message, secret } = heard
    const said = answers['a booking by a key']?.said as { APPOINTMENT_CODE?: string }
    expect(new Webhook(secret).verify(message.body, message.headers)).toMatchObject({
      type: 'appointment.created',
      data: { COMPANY_CODE: '1001', CODE: said.APPOINTMENT_CODE },
    })
    expect(answers['the booking that it heard of']?.said).toMatchObject({ LASTNAME: 'Kim' })
  })

  it.each([
    ['an unknown filter', 400, ['filter[colour]']],
    ['a sign-in of wrong types', 422, ['LOGIN', 'PASSWORD', 'COLOUR']],
    ['a service without a group', 422, ['VALUE[group]']],
    ['a service of wrong types', 422, ['VALUE[name][ru]', 'VALUE[price]']],
    ['a service with unknown fields', 422, ['VALUE[colour]']],
    ['a body with unknown fields and a wrong value', 422, ['COLOUR', 'VALUE[group]']],
    ['an upload of a text', 422, ['file']],
    ['a case without its value', 422, ['VALUE[patient]']],
    ['an address of a wrong type', 400, ['id']],
  ])('is told of %s where it is', (what, status, fields) => {
    const answer = answers[what]
    expect(answer?.status).toBe(status)
    expect(Object.keys(answer?.said.error?.fields ?? {}).sort()).toEqual(fields.toSorted())
  })
})

import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoctorSchedule } from '../schemas/api/doctor-schedule.ts'
import type { MediaItem } from '../schemas/api/media.ts'
import { type FiledKind, filedKinds } from '../schemas/cases/filed-kinds.ts'
import { seedDatabase } from './content/seed-database.ts'
import type { Backend } from './create-backend.ts'
import * as tables from './database/tables/index.ts'
import type { Database } from './kit/database/database.ts'
import { silentLog } from './kit/log.ts'
import { authorization, testBackend } from './test/call.ts'
import { cardExamples } from './test/card-examples.ts'
import { companyFileExamples } from './test/company-file-examples.ts'
import { testDatabases } from './test/databases.ts'
import { startDns } from './test/dns-server.ts'
import { importExamples } from './test/import-examples.ts'
import { patientExamples } from './test/patient-examples.ts'
import { addPerson, addStaff, type SignedIn, testPassword } from './test/people.ts'
import { promotionExamples } from './test/promotion-examples.ts'
import { sharedCluster } from './test/shared-cluster.ts'
import { siteExamples } from './test/site-examples.ts'
import { smallSeed } from './test/small-seed.ts'
import { visitExamples } from './test/visit-examples.ts'
import {
  type Prepare,
  pictureForm,
  type Sent,
  type Way,
  type WritingCall,
  writingCalls,
} from './test/writing-calls.ts'
import { addWebhook } from './webhooks/test/add-webhook.ts'

const company = '1001'
/** The branch and the doctor of the patients' bookings; the staff has the other doctor. */
const bookedOnline = { branch: '11', doctor: '502' }
const words = 'Достаточно длинный ответ, как его пишут люди.'
const block = { id: 'a', type: 'hero', v: 1, props: { title: { ru: 'Здравствуйте' } } }

/** Calls that change one row in one statement, or a table alone that somebody has brought, and so wait for no lock. */
const ofOneStatement =
  /^(PATCH clinic_website\/comments|DELETE clinic_website\/(imports|previews|sections)|POST media\/(video|upload)|PUT media|POST \w+_pictures|POST imports|DELETE import|PUT import\/\{id\}\/columns)($|\/\{)/

/** Areas that are tested by others with the same calls, and pictures that no row has yet. */
const otherAreas =
  /_pictures$|^\w+ (clinic_website\/gallery|appointment-requests|material-categories|materials|photos|cabinets|news|services|widget-sites|whatsapp-numbers|news-categories)($|[/_])/
const isFull = Boolean(process.env.FULL)

/** Groups of at most `size` in which each two meet once at least. */
function groupsOf<T>(all: readonly T[], size: number): T[][] {
  const waiting = new Set(
    all.flatMap((_, one) => all.slice(one + 1).map((_, at) => `${one} ${one + 1 + at}`)),
  )
  const pair = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`
  const groups: T[][] = []
  while (waiting.size > 0) {
    const [first = ''] = waiting
    const group = first.split(' ').map(Number)
    const gain = (one: number) => group.filter((other) => waiting.has(pair(one, other))).length
    while (group.length < size) {
      const [best] = [...all.keys()]
        .filter((one) => !group.includes(one))
        .sort((one, other) => gain(other) - gain(one))
      if (best === undefined) break
      group.push(best)
    }
    for (const one of group) for (const other of group) waiting.delete(pair(one, other))
    groups.push(group.map((at) => all[at] as T))
  }
  return groups
}

/** A group for each, with some from afar: each has met its neighbours beside itself. */
function groupsFromAfar<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size)
  return [...Array(count).keys()].map((group) => all.filter((_, at) => at % count === group))
}

describe.each((await testDatabases()).filter(({ name }) => name === 'Postgres'))(
  'on $name, calls of one company at the same time',
  ({ open }) => {
    let db: Database
    let backend: Backend
    /** Other connections to the database: one that holds the company, and one that sees who waits for it. */
    let holder: pg.Client
    let watcher: pg.Client
    let holdsIt: number
    let dns: Awaited<ReturnType<typeof startDns>>
    let people: Record<Extract<Sent['by'], string>, SignedIn>
    let made = 0
    const next = () => {
      made += 1
      return `x${made}`
    }

    const send = (
      service: string,
      path: string,
      { method, body, by = 'owner' }: { method: string } & Sent,
    ) => {
      const { cookie } = typeof by === 'string' ? people[by] : by
      const isForm = body instanceof FormData
      return backend.fetchFrom(
        new Request(`http://api.test/api/${service}/ru${path}`, {
          method,
          headers: {
            authorization,
            origin: 'http://api.test',
            cookie,
            ...(!isForm && { 'content-type': 'application/json' }),
          },
          ...(method !== 'GET' &&
            method !== 'DELETE' && { body: isForm ? body : JSON.stringify(body ?? {}) }),
        }),
        { address: '203.0.113.7' },
      )
    }
    const jsonOf = async (answer: Promise<Response>) =>
      JSON.parse((await (await answer).text()) || 'null') as never
    const way: Way = {
      read: (path) => jsonOf(send('business-api-front2', `/${company}/0/${path}`, { method: 'GET' })),
      write: (method, path, body) => jsonOf(send('w-business', `/${company}/0/${path}`, { method, body })),
    }
    const call = ({ endpoint: { service, path, method } }: WritingCall, { params, ...sent }: Sent) => {
      const values: Record<string, string> = { companyCode: company, cabinetCode: '0', ...params }
      const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1')
      return send(service, filled, { method: method.toUpperCase(), ...sent })
    }

    const addReview = async (status: 'new' | 'published') => {
      const row = {
        code: next(),
        company,
        author: 'Ержан',
        rating: 5,
        text: words,
        lang: 'ru',
        date: '2026-10-02',
      } as const
      await db.orm.insert(tables.review).values({ ...row, status, account: people.patient.account.id })
      return row.code
    }
    const ofWebhook = async () => {
      const { id } = await addWebhook(db, {
        company,
        account: people.owner.account.id,
        url: 'https://crm.example.kz/',
      })
      return { params: { webhook: id } }
    }
    const addQuestion = async (status: 'new' | 'answered' | 'spam' = 'new') => {
      const row = {
        code: next(),
        company,
        text: words,
        name: 'Ержан',
        lang: 'ru',
        contact: 'a@b.kz',
      } as const
      await db.orm.insert(tables.question).values({ ...row, status, contactChannel: 'email' })
      return row.code
    }
    const ofQuestion: Prepare = async () => ({
      params: { question: await addQuestion() },
      body: { TEXT: words },
    })
    /** A move of a case of a kind that visitors file, along the first arrow for the clinic. */
    const ofCase =
      ({ name: kind, arrows }: FiledKind): Prepare =>
      async () => {
        const found = Object.entries(arrows).find(([, { by }]) => by.includes('clinic'))
        if (!found) throw new Error(`the clinic moves no ${kind}`)
        const [arrow, { from, needsReason }] = found
        const person = { name: 'Ержан', lang: 'ru', contact: 'a@b.kz', contactChannel: 'email' } as const
        const row = { ...person, code: next(), kind, company, state: from[0] ?? '', value: {} }
        await db.orm.insert(tables.filedCase).values(row)
        return { params: { case: row.code, arrow }, body: needsReason ? { REASON: words } : {} }
      }
    const ofReview: Prepare = async () => ({
      params: { review: await addReview('published') },
      body: { TEXT: words, REASON: 'notPatient' },
    })
    /** A draft that can be published, in place of the one that other calls have changed; returns its revision. */
    const newDraft = async () => {
      await db.orm.delete(tables.siteDraft)
      await db.orm.delete(tables.siteChange)
      const entry = { id: next(), name: { ru: next() }, type: 4, isHidden: false }
      await way.write('PUT', 'clinic_website/menu', { BASE: 0, MENU: [entry] })
      const { REVISION }: { REVISION: number } = await way.read('clinic_website/draft')
      return REVISION
    }
    const branch = { cabinetCode: '11' }
    /** Nine in the morning in Almaty, a week from now. */
    const firstVisit = Math.ceil(Date.now() / 86_400_000 + 7) * 86_400_000 + 4 * 3_600_000
    const nextVisit = () => {
      made += 1
      return new Date(firstVisit + made * 600_000)
    }
    const visit = () => {
      const START = nextVisit().toISOString()
      return {
        LASTNAME: 'Ахметов',
        NAME: 'Ержан',
        TEL: '+77001234567',
        DOCTOR_CODE: '501',
        START,
        DURATION: 10,
        OVERBOOK: true,
        SAME_PATIENT: true,
      }
    }
    const write = <Answer>(path: string, body: unknown): Promise<Answer> =>
      jsonOf(send('w-business', `/${company}/11/${path}`, { method: 'POST', body }))
    type Visit = { APPOINTMENT_CODE: string; UPDATED_AT: string; TEL: string }
    const bookVisit = (more = {}) => write<Visit>('appointment', { ...visit(), ...more })
    const addVisit = async () => (await bookVisit()).APPOINTMENT_CODE
    const examples: Record<string, Prepare> = {
      ...siteExamples({ orm: () => db.orm, company, next, newDraft }),
      ...patientExamples({
        orm: () => db.orm,
        company,
        ...bookedOnline,
        nextVisit,
        patient: () => people.patient,
      }),
      ...promotionExamples({ orm: () => db.orm, company, next }),
      ...cardExamples,
      ...importExamples(() => db.orm, company),
      ...companyFileExamples(
        () => db.orm,
        company,
        () => people.owner.account.id,
      ),
      'POST review/{review}/release': async () => {
        const code = await addReview('new')
        const publishAt = new Date(Date.now() + 86_400_000)
        await db.orm.update(tables.review).set({ publishAt }).where(eq(tables.review.code, code))
        return { params: { review: code } }
      },
      'PUT company': async ({ read }) => {
        const { VALUE, REVISION }: { VALUE: unknown; REVISION: number } = await read('company')
        return { body: { VALUE, REVISION } }
      },
      'PUT schedule/{doctor}': async () => {
        const cabinetCode = '11'
        const path = `/${company}/${cabinetCode}/schedule/501`
        const hours: DoctorSchedule = await jsonOf(send('business-api-front2', path, { method: 'GET' }))
        const { TIMEZONE, OUTSIDE, ...body } = hours
        return { params: { cabinetCode, doctor: '501' }, body: { ...body, KEEP: true } }
      },
      'POST appointment': async () => ({ params: branch, body: visit() }),
      'POST appointment/{code}/move': async () => {
        const code = await addVisit()
        return {
          params: { ...branch, code },
          body: { START: visit().START, OVERBOOK: true, SAME_PATIENT: true },
        }
      },
      'POST appointment/{code}/status': async () => ({
        params: { ...branch, code: await addVisit() },
        body: { STATUS: 'cancelled_by_clinic' },
      }),
      'POST appointment/{code}/take_back': async () => {
        const START = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
        const { APPOINTMENT_CODE: code } = await bookVisit({ START })
        await write(`appointment/${code}/status`, { STATUS: 'arrived' })
        return { params: { ...branch, code } }
      },
      ...Object.fromEntries(
        Object.entries(visitExamples).map(([name, prepare]) => [
          name,
          async (way: Way) => {
            const START = new Date(Math.floor(Date.now() / 60_000) * 60_000).toISOString()
            const { APPOINTMENT_CODE: code } = await bookVisit({ START, WALK_IN: true })
            const sent = await prepare(
              code,
              (path, body) => way.write('POST', `appointment/${code}/${path}`, body),
              way,
            )
            return { ...sent, params: { ...sent.params, ...branch, code } }
          },
        ]),
      ),
      'PUT appointment/{code}': async () => {
        const { APPOINTMENT_CODE: code, UPDATED_AT, TEL } = await bookVisit()
        return { params: { ...branch, code }, body: { UPDATED_AT, TEL, DURATION: 10, COMMENT: next() } }
      },
      'POST clinic_website/publish': async () => ({ body: { REVISION: await newDraft() } }),
      'POST clinic_website/sections': async () => ({ body: { NAME: next(), BLOCK: block } }),
      'POST question/{question}/answer': ofQuestion,
      'POST question/{question}/close': async () => ({
        params: { question: await addQuestion('answered') },
        body: {},
      }),
      'POST question/{question}/restore': async () => ({
        params: { question: await addQuestion('spam') },
        body: {},
      }),
      'POST question/{question}/spam': async (way) => ({ ...(await ofQuestion(way)), body: {} }),
      'POST review/{review}/answer': async (way) => ({ ...(await ofReview(way)), body: { TEXT: words } }),
      'POST review/{review}/complaint': ofReview,
      ...Object.fromEntries(
        [...filedKinds.values()].map((kind) => [`POST cases/${kind.name}/{case}/{arrow}`, ofCase(kind)]),
      ),
      'PUT staff/{account}': async () => {
        const { account } = await addPerson(db)
        await addStaff(db, account, company, 'manager')
        return { params: { account: account.id }, body: { ROLE: 'registrar', CABINETS: ['0'] } }
      },
      'DELETE staff/{account}': async () => {
        const { account } = await addPerson(db)
        await addStaff(db, account, company, 'manager')
        return { params: { account: account.id } }
      },
      'POST api_keys': async () => {
        // There is room for one more, however many others have made.
        await db.orm.delete(tables.apiKey)
        return { body: { NAME: next(), SCOPES: ['patients:read'], PASSWORD: testPassword } }
      },
      'DELETE api_keys/{key}': async () => {
        const of = { company, account: people.owner.account.id, start: 'shipa_0000', name: next() }
        const [row] = await db.orm
          .insert(tables.apiKey)
          .values({ ...of, tokenHash: next(), scopes: [] })
          .returning()
        return { params: { key: row?.id ?? '' } }
      },
      'POST webhooks': async () => {
        // There is room for one more, however many others have made.
        await db.orm.delete(tables.webhook)
        return {
          body: { URL: 'https://crm.example.kz/', TYPES: ['patient.created'], PASSWORD: testPassword },
        }
      },
      'PUT webhooks/{webhook}': async () => ({ ...(await ofWebhook()), body: { STATE: 'paused' } }),
      'DELETE webhooks/{webhook}': async () => ofWebhook(),
      'POST webhooks/{webhook}/secret': async () => ({
        ...(await ofWebhook()),
        body: { PASSWORD: testPassword },
      }),
      'POST webhooks/{webhook}/test': async () => ofWebhook(),
      'POST webhooks/{webhook}/replay': async () => ({ ...(await ofWebhook()), body: {} }),
      'PUT practice': async () => ({ body: { IS_ON: true } }),
      'PUT staff_factor': async () => ({ body: { REQUIRED: false } }),
      'POST staff_factor/{account}/allow_reset': async () => {
        const { account } = await addPerson(db)
        await addStaff(db, account, company, 'registrar')
        const key = { credential: next(), publicKey: 'AA', counter: 0, name: 'Телефон', isSynced: false }
        await db.orm.insert(tables.passkey).values({ account: account.id, ...key })
        return { params: { account: account.id } }
      },
      'POST business/user/request_access': async ({ write }) => {
        const { CODE }: { CODE: string } = await write('POST', 'staff/access_codes', {
          ROLE: 'registrar',
          CABINET: '11',
        })
        return { by: await addPerson(db), body: { access_code: CODE } }
      },
      'PUT network/{member}': async () => {
        await db.orm.update(tables.company).set({ parent: null }).where(eq(tables.company.code, '1002'))
        return { params: { member: '1002' } }
      },
      'DELETE network/{member}': async () => {
        await db.orm.update(tables.company).set({ parent: company }).where(eq(tables.company.code, '1002'))
        return { params: { member: '1002' } }
      },
      'PUT /v1/review/{review}': async () => ({
        by: 'patient',
        params: { review: await addReview('published') },
        body: { RATING: 4, TEXT: words, VISIT_DATE: '2026-10-02' },
      }),
      'POST /v1/moderation/reviews/{kind}/{writing}/decision': async () => ({
        by: 'moderator',
        params: { kind: 'review', writing: await addReview('new') },
        body: { DECISION: 'publish', REVISION: 1 },
      }),
      'POST /v1/moderation/claims/{claim}/decision': async () => {
        const [claim] = await db.orm
          .insert(tables.companyClaim)
          .values({ company, account: (await addPerson(db)).account.id, proof: 'papers' })
          .returning()
        const body = { STATUS: 'rejected', REASON: words }
        return { by: 'moderator', params: { claim: String(claim?.id) }, body }
      },
    }

    const databaseName = async () => {
      const { rows } = (await db.orm.execute(sql`select current_database() as name`)) as unknown as {
        rows: { name: string }[]
      }
      return rows[0]?.name
    }

    beforeAll(async () => {
      db = await open()
      await seedDatabase(db, smallSeed)
      dns = await startDns()
      backend = testBackend(db, silentLog, { dns: { servers: [dns.server], timeoutMs: 60_000 } })
      const [owner, moderator, patient] = [
        await addPerson(db),
        await addPerson(db, { isModerator: true }),
        await addPerson(db),
      ]
      people = { owner, moderator, patient }
      await db.orm.update(tables.company).set({ isDemo: false })
      for (const code of [company, '1002'])
        await addStaff(db, owner.account, code, 'owner', { specialist: '501' })
      await way.write('POST', 'widget-sites', { VALUE: { address: 'https://clinic.example' } })
      await db.orm.delete(tables.photo)
      const {
        SRC: src,
        WIDTH: width,
        HEIGHT: height,
        COLOR: color,
      }: MediaItem = await way.write(...(['POST', 'media/upload', pictureForm()] as const))
      await way.write('POST', 'photos', { VALUE: { image: { src, width, height, color } } })
      const url = new URL((await sharedCluster()) ?? '')
      url.pathname = `/${await databaseName()}`
      ;[holder, watcher] = [new pg.Client(url.href), new pg.Client(url.href)]
      await Promise.all([holder.connect(), watcher.connect()])
      holdsIt = (await holder.query('select pg_backend_pid() as pid')).rows[0].pid
    })

    afterAll(() => Promise.all([dns.stop(), holder.end(), watcher.end()]))

    const calls = writingCalls(examples).filter(({ name }) => !name.startsWith('GET '))
    const chosen = calls.filter(({ name }) => isFull || !otherAreas.test(name))

    /** Prepares each of the calls, and sends all at once. Returns the failures. */
    async function atOnce(together: readonly WritingCall[]): Promise<string[]> {
      await db.orm.delete(tables.rateLimit)
      const ready: Sent[] = []
      for (const { prepare } of together) ready.push(await prepare(way))
      const answers = await Promise.all(together.map((one, at) => call(one, ready[at] ?? {})))
      return together.flatMap(({ name }, at) => {
        const status = answers[at]?.status ?? 0
        return status < 500 ? [] : [`${status} ${name} beside ${together.map((one) => one.name).join(', ')}`]
      })
    }

    /** The connection that waits for the company; undefined as long as there is none. */
    const waiting = async (): Promise<number | undefined> =>
      (
        await watcher.query('select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [
          holdsIt,
        ])
      ).rows[0]?.pid

    /** The tables in which a connection has changed something. */
    const changedBy = async (pid: number): Promise<string[]> => {
      const { rows } = await watcher.query(
        `select relname from pg_locks join pg_class on pg_class.oid = relation
          where pid = $1 and mode = 'RowExclusiveLock' and relkind = 'r'`,
        [pid],
      )
      return rows.map(({ relname }) => relname)
    }

    /** Sends a call while others hold the company. Resolves with its answer after they have let go, and with what it has done until then. */
    async function sentToHeld(one: WritingCall, sent: Sent) {
      await holder.query('begin')
      await holder.query('select 1 from company where code = any($1) for no key update', [[company, '1002']])
      let isOver = false
      const answer = call(one, sent).finally(() => {
        isOver = true
      })
      let waits: number | undefined
      while (!isOver && waits === undefined) waits = await waiting()
      const changedBefore = waits === undefined ? [] : await changedBy(waits)
      await holder.query('rollback')
      return { answer: await answer, hasWaited: waits !== undefined, changedBefore }
    }

    it.each(chosen.map((one) => [one.name, one] as const))(
      '%s does something, after it has waited for the company',
      async (name, one) => {
        await db.orm.delete(tables.rateLimit)
        const { answer, hasWaited, changedBefore } = await sentToHeld(one, await one.prepare(way))
        expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([answer.status, ''])
        expect(changedBefore).toEqual([])
        if (!ofOneStatement.test(name)) expect(hasWaited).toBe(true)
      },
    )

    const others = calls.filter((one) => !chosen.includes(one))
    it.each(others.map((one) => [one.name, one] as const))('%s does something by itself', async (_, one) => {
      await db.orm.delete(tables.rateLimit)
      const answer = await call(one, await one.prepare(way))
      expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([answer.status, ''])
    })

    it('end without a fault of ours, and none of them waits for another in a circle', async () => {
      const name = await databaseName()
      const faults: string[] = []
      // No more than there are connections to the database.
      for (let from = 0; from < chosen.length; from += 4) {
        const few = chosen.slice(from, from + 4)
        faults.push(...(await atOnce([...few, ...few])))
      }
      // That each call waits for the company first is what keeps all pairs apart; `npm run test:full` tries each pair.
      const groups = isFull ? groupsOf(chosen, 8) : groupsFromAfar(chosen, 8)
      for (const group of groups) faults.push(...(await atOnce(group)))
      expect(faults).toEqual([])
      // The processes of the database report their counts when they end.
      await db.close()
      const client = new pg.Client({ connectionString: await sharedCluster() })
      await client.connect()
      const counted = await client.query('select deadlocks::int from pg_stat_database where datname = $1', [
        name,
      ])
      await client.end()
      expect(counted.rows).toEqual([{ deadlocks: 0 }])
    })
  },
)

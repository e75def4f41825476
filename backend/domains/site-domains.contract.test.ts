import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { seedDatabase } from '../content/seed-database.ts'
import type { Backend } from '../create-backend.ts'
import { domain, domainClaim, outbox } from '../database/tables/index.ts'
import type { Database } from '../kit/database/database.ts'
import { call, sendTo, testBackend } from '../test/call.ts'
import { testDatabases } from '../test/databases.ts'
import { startDns } from '../test/dns-server.ts'
import { addPerson, addStaff, type SignedIn } from '../test/people.ts'
import { smallSeed } from '../test/small-seed.ts'
import { checkDueDomains } from './check-due.worker.ts'

const ours = '1001'
const theirs = '1002'
const address = '203.0.113.7'
const days = (count: number) => count * 86_400_000

const dns = await startDns()
afterAll(() => dns.stop())

const quickMs = 100
/** Long enough for a busy machine; a test of silence waits for less. */
const patientMs = 2000

const settings = {
  ownHosts: new Set(['localhost', 'shipa.example']),
  siteAddress: [address, '2001:db8::7', 'sites.shipa.example'],
  dns: { servers: [dns.server], timeoutMs: patientMs },
}

describe.each(await testDatabases())('on $name, a clinic’s own domain (PS9)', ({ open }) => {
  let db: Database
  let backend: Backend
  const people = new Map<string, SignedIn>()
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db, undefined, settings)
    for (const [name, company, role] of [
      [ours, ours, 'owner'],
      [theirs, theirs, 'owner'],
      ['editor', ours, 'editor'],
    ] as const) {
      const person = await addPerson(db)
      await addStaff(db, person.account, company, role)
      people.set(name, person)
    }
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    settings.dns.timeoutMs = patientMs
    for (const table of [domainClaim, domain, outbox]) await db.orm.delete(table)
    for (const name of Object.keys(dns.zone)) delete dns.zone[name]
    dns.zone['sites.shipa.example'] = { A: [address] }
  })

  async function send(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    company = ours,
    who = company,
  ) {
    const answer = await sendTo(backend, `/api/w-business/ru/${company}/0/clinic_website/${path}`, {
      method,
      ...(body !== undefined && { body }),
      headers: { cookie: people.get(who)?.cookie ?? '' },
    })
    return { status: answer.status, json: answer.status === 204 ? undefined : await answer.json() }
  }
  const add = (HOST: string, company = ours) => send('POST', 'domain', { HOST }, company)
  const verify = (host: string, company = ours) => send('POST', `domain/${host}/verify`, undefined, company)
  const list = async (company = ours) =>
    (
      await call(backend, `/api/business-api-front2/ru/${company}/0/clinic_website/domain`, {
        cookie: people.get(company)?.cookie ?? '',
      })
    ).json()
  const owner = async (host: string) => {
    const answer = await call(backend, `/api/front/ru/v1/domain/${host}`)
    return answer.status === 200 ? (await answer.json()).COMPANY_CODE : undefined
  }
  const company = async (code = ours) => (await call(backend, `/api/front/ru/v1/company/${code}`)).json()
  const put = (host: string, token: string) => {
    dns.zone[`_shipa-verify.${host}`] = { TXT: ['v=spf1', token] }
  }
  const txt = (json: { RECORDS: { VALUE: string; IS: string; SEEN: string[] }[] }) =>
    json.RECORDS[0] as { VALUE: string; IS: string; SEEN: string[] }
  /** Adds a domain with its record; answers the token. */
  async function confirm(host: string, code = ours): Promise<string> {
    const { json } = await add(host, code)
    put(host, txt(json).VALUE)
    await verify(host, code)
    return txt(json).VALUE
  }
  const passed = (host: string, ms: number) =>
    db.orm
      .update(domainClaim)
      .set({ askedAt: new Date(Date.now() - ms), nextAt: new Date(Date.now() - 1) })
      .where(eq(domainClaim.host, host))

  it('is told what to type at the registrar, and serves nothing before its record is there', async () => {
    const { status, json } = await add(' https://WWW.Clinic.kz/ ')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      HOST: 'clinic.kz',
      STATE: 'waiting',
      HOSTS: [{ HOST: 'clinic.kz' }, { HOST: 'www.clinic.kz' }],
      RECORDS: [
        { TYPE: 'TXT', NAME: '_shipa-verify.clinic.kz', LABEL: '_shipa-verify', IS: 'none' },
        { TYPE: 'A', NAME: 'clinic.kz', LABEL: '@', VALUE: address, IS: 'noDomain' },
        { TYPE: 'AAAA', VALUE: '2001:db8::7' },
        { TYPE: 'CNAME', NAME: 'www.clinic.kz', LABEL: 'www', VALUE: 'sites.shipa.example' },
      ],
    })
    expect(txt(json).VALUE).toMatch(/^shipa-[a-z2-9]{32}$/)
    expect(await owner('clinic.kz')).toBeUndefined()
    expect((await company()).DOMAINS).toEqual([])
    // Typed again it is the same domain with the same token.
    expect(txt((await add('clinic.kz')).json).VALUE).toBe(txt(json).VALUE)
    expect(await list()).toHaveLength(1)
  })

  it('is confirmed by its record, www. with it, and is the main address once it points here', async () => {
    await confirm('clinic.kz')
    expect(await owner('clinic.kz')).toBe(ours)
    expect(await owner('www.clinic.kz')).toBe(ours)
    expect(await company()).toMatchObject({ PRIMARY_DOMAIN: null })
    expect((await list())[0]).toMatchObject({ STATE: 'elsewhere' })
    dns.zone['clinic.kz'] = { A: ['198.51.100.9'] }
    expect((await verify('clinic.kz')).json.RECORDS[1]).toMatchObject({
      IS: 'elsewhere',
      SEEN: ['198.51.100.9'],
    })
    dns.zone['clinic.kz'] = { A: [address], AAAA: ['2001:0db8:0::7'] }
    expect((await verify('clinic.kz')).json).toMatchObject({ STATE: 'works' })
    expect(await company()).toMatchObject({
      DOMAINS: ['clinic.kz', 'www.clinic.kz'],
      PRIMARY_DOMAIN: 'clinic.kz',
    })
    const main = (HOST: string | null) => send('PUT', 'main_domain', { HOST })
    expect((await main('www.clinic.kz')).status).toBe(200)
    expect(await company()).toMatchObject({ PRIMARY_DOMAIN: 'www.clinic.kz' })
    expect((await main('other.kz')).status).toBe(404)
    await main(null)
    // A chosen address stays, however often the domain is checked.
    await verify('clinic.kz')
    expect(await company()).toMatchObject({ PRIMARY_DOMAIN: null })
  })

  it.each([
    ['none', () => ({})],
    ['wrong', () => ({ '_shipa-verify.late.kz': { TXT: ['shipa-other'] } })],
    ['misplaced', (token: string) => ({ '_shipa-verify.late.kz.late.kz': { TXT: [token] } })],
    ['misplaced', (token: string) => ({ 'late.kz': { TXT: [token] } })],
    ['timeout', () => ({ '_shipa-verify.late.kz': 'silent' as const })],
    ['failed', () => ({ '_shipa-verify.late.kz': 'broken' as const })],
  ])('says that its record is %s', async (is, zone) => {
    const { json } = await add('late.kz')
    Object.assign(dns.zone, zone(txt(json).VALUE))
    if (is === 'timeout') settings.dns.timeoutMs = quickMs
    const answer = await verify('late.kz')
    expect([answer.status, answer.json.STATE, txt(answer.json).IS]).toEqual([200, 'waiting', is])
    expect(await owner('late.kz')).toBeUndefined()
  })

  it('is found by itself when its record comes after a day, and not asked about after a week', async () => {
    const { json } = await add('late.kz')
    await passed('late.kz', days(1))
    const wait = await checkDueDomains({ db, settings })
    expect(wait).toBeGreaterThan(days(1) / 5)
    put('late.kz', txt(json).VALUE)
    // Not before it is due.
    await checkDueDomains({ db, settings })
    expect(await owner('late.kz')).toBeUndefined()
    await passed('late.kz', days(1.25))
    await checkDueDomains({ db, settings })
    expect(await owner('late.kz')).toBe(ours)

    await add('never.kz')
    await passed('never.kz', days(8))
    await checkDueDomains({ db, settings })
    expect((await list()).find(({ HOST }: { HOST: string }) => HOST === 'never.kz').NEXT_AT).toBeNull()
    await verify('never.kz')
    expect((await list()).find(({ HOST }: { HOST: string }) => HOST === 'never.kz').NEXT_AT).not.toBeNull()
  })

  it('is written about to its owners when it stands otherwise than they know, and only then', async () => {
    const look = async (zone: typeof dns.zone) => {
      Object.assign(dns.zone, zone)
      await passed('clinic.kz', days(1))
      await checkDueDomains({ db, settings })
      const mails = await db.orm.delete(outbox).returning()
      return mails.map(({ template, recipient }) => {
        expect(recipient).toBe(people.get(ours)?.account.email)
        return template
      })
    }
    const { VALUE } = txt((await add('clinic.kz')).json)
    const record = (...TXT: string[]) => ({ '_shipa-verify.clinic.kz': { TXT } })
    expect(await look({})).toEqual([])
    expect(await look(record(VALUE))).toEqual(['site-domain-confirmed'])
    expect(await look({ 'clinic.kz': { A: ['198.51.100.9'] } })).toEqual([])
    expect(await look({ 'clinic.kz': { A: [address] } })).toEqual(['site-domain-works'])
    expect(await look({})).toEqual([])
    // A server that does not answer for once is no news.
    settings.dns.timeoutMs = quickMs
    expect(await look({ 'clinic.kz': 'silent', 'www.clinic.kz': 'silent' })).toEqual([])
    settings.dns.timeoutMs = patientMs
    delete dns.zone['www.clinic.kz']
    expect(await look({ 'clinic.kz': { A: [address] } })).toEqual([])
    expect(await look({ 'clinic.kz': { A: ['198.51.100.9'] } })).toEqual(['site-domain-stopped'])
    expect(await look({ 'clinic.kz': { A: [address] }, ...record('other') })).toEqual(['site-domain-lost'])
    // A person who presses reads it.
    put('clinic.kz', VALUE)
    await verify('clinic.kz')
    expect(await look({})).toEqual([])
  })

  it('is asked about by one process alone', async () => {
    await add('late.kz')
    await passed('late.kz', days(1))
    dns.asked.length = 0
    await Promise.all([checkDueDomains({ db, settings }), checkDueDomains({ db, settings })])
    expect(dns.asked.filter((one) => one === 'TXT _shipa-verify.late.kz')).toHaveLength(1)
  })

  it('stays when its record is lost, and says since when', async () => {
    const token = await confirm('clinic.kz')
    // A broken server is no evidence about the record.
    dns.zone['_shipa-verify.clinic.kz'] = 'broken'
    expect((await verify('clinic.kz')).json).toMatchObject({ STATE: 'elsewhere', MISSING_SINCE: null })
    delete dns.zone['_shipa-verify.clinic.kz']
    const lost = (await verify('clinic.kz')).json
    expect([lost.STATE, await owner('clinic.kz')]).toEqual(['lost', ours])
    expect((await verify('clinic.kz')).json.MISSING_SINCE).toBe(lost.MISSING_SINCE)
    // Another clinic cannot have it yet.
    expect((await add('clinic.kz', theirs)).status).toBe(422)
    put('clinic.kz', token)
    expect((await verify('clinic.kz')).json).toMatchObject({ STATE: 'elsewhere', MISSING_SINCE: null })
  })

  it('goes to whoever confirms it once its record has been lost for two weeks', async () => {
    await confirm('clinic.kz')
    await db.orm.update(domainClaim).set({ missingSince: new Date(Date.now() - days(15)) })
    await confirm('clinic.kz', theirs)
    expect([await owner('clinic.kz'), await owner('www.clinic.kz')]).toEqual([theirs, theirs])
    expect(await list()).toMatchObject([{ STATE: 'taken' }])
  })

  it('may be claimed by several, and belongs to the one whose record is there', async () => {
    const tokens = [
      txt((await add('clinic.kz')).json).VALUE,
      txt((await add('clinic.kz', theirs)).json).VALUE,
    ]
    expect(new Set(tokens).size).toBe(2)
    put('clinic.kz', tokens[1] as string)
    expect((await verify('clinic.kz')).json).toMatchObject({
      STATE: 'waiting',
      RECORDS: expect.arrayContaining([expect.objectContaining({ IS: 'wrong' })]),
    })
    expect((await verify('clinic.kz', theirs)).json.STATE).toBe('elsewhere')
    expect(await list()).toMatchObject([{ STATE: 'taken' }])
    const refused = await add('www.clinic.kz')
    expect(refused.status).toBe(422)
    expect(refused.json.error.fields.HOST[0]).toMatch(/другая клиника/)
  })

  it('has one owner if two confirm it at the same moment', async () => {
    const tokens = [
      txt((await add('clinic.kz')).json).VALUE,
      txt((await add('clinic.kz', theirs)).json).VALUE,
    ]
    dns.zone['_shipa-verify.clinic.kz'] = { TXT: tokens }
    const states = (await Promise.all([verify('clinic.kz'), verify('clinic.kz', theirs)])).map(
      ({ json }) => json.STATE,
    )
    expect(states.toSorted()).toEqual(['elsewhere', 'taken'])
    const rows = await db.orm.select().from(domain)
    expect(new Set(rows.map(({ company }) => company)).size).toBe(1)
    expect(rows).toHaveLength(2)
  })

  it('that another clinic has without www. gives away nothing of it', async () => {
    await db.orm.insert(domain).values({ host: 'clinic.kz', company: theirs, isPrimary: true })
    await db.orm.insert(domainClaim).values({ company: ours, host: 'clinic.kz', token: 'shipa-a' })
    put('clinic.kz', 'shipa-a')
    expect((await verify('clinic.kz')).json.STATE).toBe('taken')
    expect(await db.orm.select().from(domain)).toHaveLength(1)
  })

  it('is gone with its address when it is removed, also while it is asked about', async () => {
    await confirm('clinic.kz')
    dns.zone['clinic.kz'] = { A: [address] }
    await verify('clinic.kz')
    dns.zone['_shipa-verify.clinic.kz'] = 'silent'
    settings.dns.timeoutMs = quickMs
    const asking = verify('clinic.kz')
    expect((await send('DELETE', 'domain/clinic.kz')).status).toBe(204)
    await asking
    expect(await company()).toMatchObject({ DOMAINS: [], PRIMARY_DOMAIN: null })
    expect(await list()).toEqual([])
    expect((await send('DELETE', 'domain/clinic.kz')).status).toBe(404)
    expect((await verify('clinic.kz')).status).toBe(404)
  })

  it('that was set up with the data counts as confirmed, and can be removed', async () => {
    await db.orm.insert(domain).values({ host: 'dent.example', company: ours, isPrimary: true })
    expect(await list()).toMatchObject([
      { HOST: 'dent.example', STATE: 'confirmed', HOSTS: [{ IS_PRIMARY: true }], RECORDS: [] },
    ])
    expect((await send('DELETE', 'domain/dent.example')).status).toBe(204)
    expect(await owner('dent.example')).toBeUndefined()
  })

  it('is a matter of who may publish, and there are ten at most', async () => {
    expect((await send('POST', 'domain', { HOST: 'clinic.kz' }, ours, 'editor')).status).toBe(403)
    expect((await send('POST', 'domain', { HOST: 'com.kz' })).json.error.fields.HOST).toHaveLength(1)
    await db.orm
      .insert(domainClaim)
      .values(Array.from({ length: 10 }, (_, index) => ({ company: ours, host: `c${index}.kz`, token: 'a' })))
    expect((await add('clinic.kz')).status).toBe(409)
    expect((await add('c1.kz')).status).toBe(200)
    const mine = and(eq(domainClaim.company, ours), eq(domainClaim.host, 'clinic.kz'))
    expect(await db.orm.select().from(domainClaim).where(mine)).toEqual([])
  })
})

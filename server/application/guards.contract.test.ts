import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { ownSections } from '../../app/pro/own-sections.ts'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { company, membership, session } from '../../backend/database/tables/index.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { credential, testBackend } from '../../backend/test/call.ts'
import { openEither } from '../../backend/test/databases.ts'
import { addPerson, addStaff, type SignedIn } from '../../backend/test/people.ts'
import { smallSeed } from '../../backend/test/small-seed.ts'
import { roles } from '../../schemas/access/roles.ts'
import { menuSections, rolePermissions, sectionPath } from '../../schemas/access/sections.ts'
import { productSection } from '../../schemas/areas/define-area.ts'
import { areaPath, areasOf } from '../../schemas/areas/registry.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import { type Api, createApi } from '../api.ts'
import { readApplicationAddress } from './application-paths.ts'
import { guardNamed, guardOf, type Verdict } from './guards.ts'

let db: Database
let api: Api
let people: Record<
  'nobody' | 'patient' | 'owner' | 'chain' | 'analyst' | 'editor' | 'branch' | 'moderator' | 'administrator',
  string
>
beforeAll(async () => {
  db = await openEither()
  await seedDatabase(db, smallSeed)
  api = createApi({ fetch: testBackend(db).fetch, credentials: credential, address: 'http://api.test' })
  const staff = async (role: 'owner' | 'analyst' | 'editor' | 'manager', values = {}): Promise<SignedIn> => {
    const person = await addPerson(db)
    await addStaff(db, person.account, '1001', role, values)
    return person
  }
  const chain = await staff('owner')
  await addStaff(db, chain.account, '1002', 'owner')
  people = {
    nobody: '',
    patient: (await addPerson(db)).cookie,
    owner: (await staff('owner')).cookie,
    chain: chain.cookie,
    analyst: (await staff('analyst')).cookie,
    editor: (await staff('editor')).cookie,
    branch: (await staff('manager', { cabinets: ['12'] })).cookie,
    moderator: (await addPerson(db, { isModerator: true })).cookie,
    administrator: (await addPerson(db, { isAdministrator: true })).cookie,
  }
})
afterAll(() => db.close())

const prefixes = ['/profile', '/pro', '/moderation']

/** The guard's verdict for an address. */
async function decided(session: string, url: string, more = ''): Promise<Verdict> {
  const [path = '', query] = url.split('?')
  const read = readApplicationAddress(path, prefixes)
  if (!read || !('address' in read)) throw new Error(`${url} is no address of the application`)
  const cookie = [session, more].filter(Boolean).join('; ')
  const guarded = { address: read.address, query: query === undefined ? '' : `?${query}`, cookie, api }
  return guardOf(read.address.path)?.(guarded)
}

describe('a guard', () => {
  it.each<[keyof typeof people, string, Verdict]>([
    // B-4
    ['nobody', '/profile', { redirect: '/auth/signin?redirect=%2Fprofile', isSignIn: true }],
    [
      'nobody',
      '/kk/profile/reviews?page=2',
      { redirect: '/kk/auth/signin?redirect=%2Fkk%2Fprofile%2Freviews%3Fpage%3D2', isSignIn: true },
    ],
    [
      'nobody',
      `/profile/reviews?page=${'2'.repeat(5000)}`,
      { redirect: '/auth/signin?redirect=%2Fprofile%2Freviews', isSignIn: true },
    ],
    ['patient', '/uz/profile/medical-records', undefined],
    // B-3 a, c, d
    [
      'nobody',
      '/pro/1001/cabinets',
      { redirect: '/auth/signin?redirect=%2Fpro%2F1001%2Fcabinets', isSignIn: true },
    ],
    ['patient', '/en/pro', { redirect: '/en/create-website' }],
    ['patient', '/pro/1001', { redirect: '/create-website' }],
    ['patient', '/pro/new', undefined],
    ['patient', '/pro/join?company=1001&cabinet=0&code=AAAA', undefined],
    ['nobody', '/pro/new', { redirect: '/auth/signin?redirect=%2Fpro%2Fnew', isSignIn: true }],
    ['owner', '/pro/1002/cabinets', { status: 404 }],
    ['owner', '/pro/none', { status: 404 }],
    // R90, R91
    ['owner', '/kk/pro', { redirect: '/kk/pro/1001' }],
    ['chain', '/pro', undefined],
    ['owner', '/pro/1001', undefined],
    ['owner', '/kk/pro/1001?cabinet=0', undefined],
    ['owner', '/kk/pro/1001/mis?cabinet=0', { redirect: '/kk/pro/1001/mis/company?cabinet=0' }],
    // B-3 f
    ['owner', '/pro/1001/staff', undefined],
    ['analyst', '/pro/1001/staff', undefined],
    ['editor', '/pro/1001/cabinets', { status: 403 }],
    ['editor', '/pro/1001', undefined],
    ['editor', '/pro/1001/clinic-website', undefined],
    ['editor', '/pro/1001/clinic-website/news', undefined],
    ['analyst', '/pro/1001/mis/services/new', undefined],
    ['editor', '/pro/1001/mis/services', { status: 403 }],
    ['owner', '/pro/1001/mis/nothing', { status: 404 }],
    ['branch', '/pro/1001/cabinets', undefined],
    ['branch', '/pro/1001/cabinets?cabinet=11', undefined],
    // Areas without a page yet, and an unknown one (B-17).
    ['owner', '/pro/1001/translation', { status: 404 }],
    ['owner', '/pro/1001/nothing', { status: 404 }],
    ['nobody', '/moderation', { redirect: '/auth/signin?redirect=%2Fmoderation', isSignIn: true }],
    ['owner', '/moderation', { status: 403 }],
    ['moderator', '/moderation/nothing', { status: 404 }],
    ['patient', '/moderation/nothing', { status: 404 }],
    ['moderator', '/moderation', undefined],
    ['moderator', '/moderation/companies/1001', undefined],
    ['moderator', '/moderation/cities', { status: 403 }],
    ['administrator', '/moderation', undefined],
    ['administrator', '/moderation/cities', undefined],
    ['administrator', '/moderation/companies', { status: 403 }],
  ])('for %s at %s decides %j', async (who, url, verdict) => {
    expect(await decided(people[who], url)).toEqual(verdict)
  })

  const proScreens = menuSections
    .filter((section) => ownSections.has(section) || areasOf(section).length > 0)
    .flatMap((section) =>
      [...new Set([sectionPath(section), ...areasOf(section).map(areaPath)])].map((path) => ({
        section,
        path,
      })),
    )
  it.each(roles)(
    'lets a %s open each screen of a company that the table of rights names, and no other',
    async (role) => {
      const { account, cookie } = await addPerson(db)
      // The screen of a practice needs a doctor's card, and a company that has it.
      await addStaff(db, account, '1001', role, { specialist: '501' })
      await db.orm.update(company).set({ hasPractice: true }).where(eq(company.code, '1001'))
      for (const { section, path } of proScreens) {
        const verdict = await decided(cookie, `/pro/1001/${path}`)
        const isRefused = verdict !== undefined && 'status' in verdict
        const may = rolePermissions[role][section]?.includes('read') ?? false
        expect([path, isRefused ? verdict.status : 200]).toEqual([path, may ? 200 : 403])
        expect(await decided('', `/pro/1001/${path}`)).toMatchObject({ isSignIn: true })
      }
    },
  )

  const productScreens = [
    { path: '/moderation', may: ['moderator', 'administrator'] },
    ...moderationQueues.map((queue) => ({ path: `/moderation/${queue}`, may: ['moderator'] })),
    ...areasOf(productSection).map((area) => ({
      path: `/moderation/${areaPath(area)}`,
      may: ['administrator'],
    })),
  ]
  it.each(productScreens)('lets nobody but $may open $path', async ({ path, may }) => {
    for (const who of ['patient', 'owner', 'moderator', 'administrator'] as const)
      expect([who, await decided(people[who], path)]).toEqual([
        who,
        may.includes(who) ? undefined : { status: 403 },
      ])
    expect(await decided('', path)).toMatchObject({ isSignIn: true })
  })

  it('knows a session no longer once it is over', async () => {
    const { account, cookie } = await addPerson(db)
    people.patient = cookie
    expect(await decided(people.patient, '/profile')).toBeUndefined()
    await db.orm
      .update(session)
      .set({ expiresAt: new Date(0) })
      .where(eq(session.account, account.id))
    expect(await decided(people.patient, '/profile')).toHaveProperty('redirect')
  })

  it('does not let a cookie name a cabinet that the person may not enter', async () => {
    expect(await decided(people.branch, '/pro/1001/cabinets', 'cabinet:1001=11')).toBeUndefined()
  })

  it('shows an error where the companies cannot be read, and nothing is taken for "none" (E7)', async () => {
    const failing: Api = (path, init) =>
      path.includes('user/companies') ? Promise.resolve(new Response(null, { status: 500 })) : api(path, init)
    const address = { locale: 'ru', path: '/pro/1001/cabinets' } as const
    const verdict = await guardOf(address.path)?.({ address, query: '', cookie: people.owner, api: failing })
    expect(verdict).toEqual({ status: 500 })
  })

  it('lets nobody in by a right that was taken away', async () => {
    const person = await addPerson(db)
    await addStaff(db, person.account, '1001', 'manager')
    people.patient = person.cookie
    expect(await decided(people.patient, '/pro/1001/staff')).toBeUndefined()
    await db.orm.delete(membership).where(eq(membership.account, person.account.id))
    await db.orm.execute(`select pg_notify('shipa_invalidate', '["access:${person.account.id}"]')`)
    await expect
      .poll(() => decided(people.patient, '/pro/1001/staff'))
      .toEqual({ redirect: '/create-website' })
  })
})

test('an unknown guard is a mistake that is not passed over (B-5, E6)', () => {
  expect(() => guardNamed('nobody-wrote-it')).toThrow('There is no guard "nobody-wrote-it".')
  expect(() => guardNamed('constructor')).toThrow()
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { tags } from '../../../schemas/tags.ts'
import { seedDatabase } from '../../content/seed-database.ts'
import type { Backend } from '../../create-backend.ts'
import { redirect, siteChange, siteDraft, siteVersion } from '../../database/tables/index.ts'
import type { Database } from '../../kit/database/database.ts'
import { call, testBackend } from '../../test/call.ts'
import { siteEditor } from '../../test/clinic-site.ts'
import { testDatabases } from '../../test/databases.ts'
import { hearChanges } from '../../test/hear-changes.ts'
import { smallSeed } from '../../test/small-seed.ts'

const company = '1001'
const slugAt = (id: string) => ['pages', id, 'slug']

describe.each(await testDatabases())('on $name, a slug that changes', ({ open }) => {
  let db: Database
  let backend: Backend
  let owner: Awaited<ReturnType<typeof siteEditor>>
  beforeAll(async () => {
    db = await open()
    await seedDatabase(db, smallSeed)
    backend = testBackend(db)
    owner = await siteEditor(db, backend, company, 'owner')
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [siteDraft, siteChange, siteVersion, redirect]) await db.orm.delete(table)
    await seedDatabase(db, { ...smallSeed, redirects: [] })
  })

  const moved = async () => {
    const answer = await call(backend, '/api/front/ru/v1/redirects')
    const { data } = (await answer.json()) as { data: { FROM_PATH: string; TO: string; CODE: number }[] }
    return data.map(({ FROM_PATH, TO, CODE }) => `${FROM_PATH} ${CODE} ${TO}`)
  }

  it('leaves a redirect once it is published, and not before (B-18)', async () => {
    await owner.change(0, [{ path: slugAt('about'), value: 'us' }])
    expect(await moved()).toEqual([])
    const { heard, stop } = await hearChanges(db)
    expect((await owner.publish(1)).status).toBe(200)
    await expect.poll(() => heard.flat()).toContain(tags.redirectsOf('demo-dent'))
    // The pages of other sites stay as they are.
    expect(heard.flat()).not.toContain(tags.redirects)
    await stop()
    expect(await moved()).toEqual(['/l/demo-dent/about 301 /l/demo-dent/us'])
  })

  it('leaves the page its id, so that nothing waits to be published', async () => {
    await owner.change(0, [{ path: slugAt('about'), value: 'us' }])
    await owner.publish(1)
    const { json } = await owner.read()
    expect(json).toMatchObject({ CHANGES: 0, PUBLISHED_VERSION: 1 })
    expect((await owner.draft()).pages.about.slug).toBe('us')
  })

  it('leads at once to the newest one, and nowhere once the old one is used again', async () => {
    await owner.change(0, [{ path: slugAt('about'), value: 'us' }])
    await owner.publish(1)
    await owner.change(1, [{ path: slugAt('about'), value: 'clinic' }])
    await owner.publish(2)
    expect(await moved()).toEqual([
      '/l/demo-dent/about 301 /l/demo-dent/clinic',
      '/l/demo-dent/us 301 /l/demo-dent/clinic',
    ])
    const page = { slug: 'us', title: { ru: 'Мы' }, blocks: [] }
    await owner.change(2, [{ path: ['pages', 'p1'], value: page }])
    await owner.publish(3)
    expect(await moved()).toEqual(['/l/demo-dent/about 301 /l/demo-dent/clinic'])
    await owner.change(3, [{ path: ['pages', 'about'] }])
    await owner.publish(4)
    expect(await moved()).toEqual([])
  })

  it('leaves redirects alone that do not belong to the site', async () => {
    const others = [
      { from: '/l/demo-dentist/a', to: '/l/demo-dent/about' },
      { from: '/old', to: '/l/demo-dent' },
    ]
    for (const one of others)
      await db.orm.insert(redirect).values({ ...one, httpStatus: 302, isActive: true })
    await owner.change(0, [{ path: slugAt('about'), value: 'us' }])
    await owner.publish(1)
    expect(await moved()).toEqual([
      '/l/demo-dent/about 301 /l/demo-dent/us',
      '/l/demo-dentist/a 302 /l/demo-dent/about',
      '/old 302 /l/demo-dent',
    ])
  })
})

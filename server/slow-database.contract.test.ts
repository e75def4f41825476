import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { inMemory } from '../backend/kit/database/open-pglite.ts'
import { openDatabase } from '../backend/open-database.ts'
import { newPostgresUrl } from '../backend/test/databases.ts'
import { heldDatabase } from '../backend/test/held-database.ts'
import { sharedCluster } from '../backend/test/shared-cluster.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { createHandler } from './http/handler.ts'
import { type Running, start } from './start.ts'

const assets = { loader: '/loader.js', styles: '/styles.css', lowVision: '/low-vision.css', fonts: {} }
const cluster = await sharedCluster()

const articles = [
  ...Array.from({ length: 14 }, (_, index) => `news/news-${String(index + 1).padStart(2, '0')}`),
  ...Array.from({ length: 13 }, (_, index) => `materials/material-${String(index + 1).padStart(2, '0')}`),
]
/** More than a hundred addresses. */
const pages = ['', '/kk', '/uz', '/en'].flatMap((language) =>
  articles.map((path) => `${language}/l/demo-dent/${path}`),
)

describe.runIf(cluster)('while the database does not answer', () => {
  let database: Awaited<ReturnType<typeof heldDatabase>>
  let running: Running
  beforeAll(async () => {
    const url = await newPostgresUrl(cluster ?? '')
    const db = await openDatabase({ dataDir: inMemory, databaseUrl: url })
    await seedDatabase(db, smallSeed)
    await db.close()
    database = await heldDatabase(url)
    const variables = {
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: database.url,
      APP_CLIENT_SECRET: 'a secret of the tests',
    }
    // On a busy machine this process may not come to answer itself in time.
    const begin = (): Promise<Running> =>
      start(variables, (services, adminToken) =>
        createHandler(services, { assets: () => assets, adminToken }),
      ).catch((error: Error) => (error.message.includes('no answer') ? begin() : Promise.reject(error)))
    running = await begin()
  })
  afterAll(async () => {
    database.release()
    await running.stop()
    database.close()
  })

  const get = async (path: string) => {
    const answer = await fetch(running.url + path, { redirect: 'manual' })
    return { status: answer.status, wait: answer.headers.get('retry-after'), text: await answer.text() }
  }
  const visit = () => Promise.all(pages.map(get))

  it('every visitor of a cold page is asked to come again, in their language, and none is dropped', async () => {
    const known = await get('/l/demo-dent')
    expect(known.status).toBe(200)
    database.hold()
    const answers = await visit()
    expect(new Set(answers.map(({ status, wait }) => `${status} ${wait}`))).toEqual(new Set(['503 5']))
    expect(answers[0]?.text).toContain('<html lang="ru"')
    expect(answers.at(-1)?.text).toContain('<html lang="en"')
  })

  it('a page whose content cannot be read is none that seems to have nothing to show', async () => {
    const found = await Promise.all(
      ['/search?q=a', '/statistics', '/l/demo-dent/gallery', '/sitemap.xml', '/kk/rss/news.xml'].map(get),
    )
    expect(found.map(({ status, wait }) => `${status} ${wait}`)).toEqual(found.map(() => '503 5'))
  })

  it('a page that was made before is as it was, also after a change of it', async () => {
    expect((await get('/l/demo-dent')).status).toBe(200)
    running.services.cache.invalidate(['*'])
    expect((await get('/l/demo-dent')).status).toBe(200)
  })

  it('and as soon as it answers again, whoever comes again gets the page', async () => {
    database.release()
    const comeAgain = async (path: string): Promise<number> => {
      const { status } = await get(path)
      return status === 503 ? comeAgain(path) : status
    }
    const statuses: number[] = []
    for (const path of pages) statuses.push(await comeAgain(path))
    // Pages that the clinic's menu does not link to are 404, not an error.
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([])
    expect(statuses).toContain(200)
  })
})

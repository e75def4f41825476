import { seedDatabase } from '../../backend/content/seed-database.ts'
import { writeProductPages } from '../../backend/content/write-product-pages.ts'
import { createBackend } from '../../backend/create-backend.ts'
import type { Database } from '../../backend/kit/database/database.ts'
import { changedTags, invalidationChannel } from '../../backend/kit/events/channels.ts'
import { silentLog } from '../../backend/kit/log.ts'
import { seedDocuments } from '../../backend/seed/seed-documents.ts'
import { openEither, openFilled } from '../../backend/test/databases.ts'
import { testFiles } from '../../backend/test/files.ts'
import { medicalApi } from '../../content-adapters/medical-api/client.ts'
import { demoSeed } from '../../demo/index.ts'
import { demoDocuments } from '../../demo/people/documents.ts'
import { productPages } from '../../demo/product/index.ts'
import type { Outcome } from '../../site/core/outcome.ts'
import { respond } from '../../site/respond.ts'

/** Origin of the site in tests. */
export const origin = 'https://shipa.example'

const credentials = { id: 'test', secret: 'a secret of the tests' }

const writeProduct = (db: Database) => writeProductPages(db, productPages)

async function writeDemo(db: Database): Promise<void> {
  await writeProduct(db)
  await seedDatabase(db, demoSeed)
}

/**
 * Opens the site with its own database, as the server does but without HTTP: the product's pages, and the demo content
 * unless `demo` is false. `forget(['*'])` ends all answers that it has kept. `faults` collects reported problems and errors.
 */
export async function openSite({ demo = true } = {}) {
  const db = demo ? await openFilled('site', writeDemo) : await openEither()
  if (!demo) await writeProduct(db)
  else {
    const draw = ({ code }: { code: string }) => Buffer.from(`%PDF-1.4 ${code}`)
    await seedDocuments({ orm: db.orm, files: testFiles, draw }, demoDocuments)
  }
  const backend = createBackend({
    db,
    credentials: [credentials],
    integrators: [],
    log: silentLog,
    files: testFiles,
  })
  const { openSource, forget } = medicalApi({
    fetch: backend.fetch,
    baseUrl: 'http://localhost',
    credentials,
    externalDomain: 'localhost',
    timeoutMs: 10_000,
    hasOneAnswer: true,
  })
  await db.listen(invalidationChannel, (heard) => forget(changedTags(heard)))
  const faults: unknown[] = []
  const open = (path: string, query?: URLSearchParams): Promise<Outcome> =>
    respond(
      path,
      {
        openSource,
        origin,
        report: (problem) => faults.push(problem),
        onError: (error) => faults.push(error),
      },
      query,
    )
  return { db, openSource, forget, open, faults }
}

export type OpenedSite = Awaited<ReturnType<typeof openSite>>

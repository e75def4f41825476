import { setImmediate } from 'node:timers/promises'
import { type ContentMigration, pageName } from '../../backend/content/content-migration.ts'
import { migrateContent } from '../../backend/content/migrate-content.ts'
import { seedDatabase } from '../../backend/content/seed-database.ts'
import { generateSeed } from '../../backend/seed/generate-seed.ts'
import { SourceError } from '../../content-adapters/source.ts'
import { defaultLocale } from '../../locales/locale.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import { upgradeBlock } from '../../schemas/page/upgrade.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { respond } from '../../site/respond.ts'
import type { Services } from '../services.ts'
import { backUp } from './backup-command.ts'
import { changePage } from './block-command.ts'
import { describeProblem } from './describe-problem.ts'
import { grantRole } from './grant-command.ts'
import { readSeed, seedDemo } from './seed.ts'
import type { Terminal } from './terminal.ts'
import { whatsappTemplates } from './whatsapp-templates.ts'

/** A command of the command line; returns the text to print. Throws an error with one clear sentence as its message. */
type Command = (services: Services, args: string[], terminal: Terminal) => Promise<string>

const usage = (text: string): never => {
  throw new Error(`Usage: ${text}`)
}

function database({ local }: Services) {
  if (!local)
    throw new Error(
      'This installation uses a remote backend (BACKEND_URL), so there is no database here to change.',
    )
  return local.db
}

/** `npm run page -- /kk/l/demo-dent/contacts`: the resolved page as JSON. */
const page: Command = async (services, [path]) => {
  if (!path?.startsWith('/')) return usage('npm run page -- /l/demo-dent')
  const problems: unknown[] = []
  const outcome = await respond(path, {
    ...services,
    report: (problem) => problems.push(describeProblem(problem)),
    onError: (error) => problems.push({ error: String(error) }),
  })
  if (problems.length > 0) services.log.warn({ problems }, 'the page was made with problems')
  return JSON.stringify(outcome.kind === 'page' ? outcome.page : outcome, null, 2)
}

/** `npm run block -- add promo-banner /l/demo-dent` appends a block with its example to a page; `remove` removes it. */
const block: Command = async (services, args) => changePage(database(services), args)

/** Generated companies per insert. */
const batch = 100

/** `npm run seed`, `-- --scale 20000` for generated companies, `-- file.json` for a custom seed. */
const seed: Command = async (services, [first, count]) => {
  const db = database(services)
  if (first === '--scale') {
    const scale = Number(count)
    if (!Number.isInteger(scale) || scale < 1 || scale > 1_000_000)
      return usage('npm run seed -- --scale 20000')
    const { demoSeed } = await import('../../demo/index.ts')
    for (const part of generateSeed(scale, demoSeed, batch)) {
      await seedDatabase(db, part)
      // The embedded database blocks this process: let the server answer requests between two batches.
      await setImmediate()
    }
    return `Wrote ${scale} generated companies.`
  }
  if (first) {
    await seedDatabase(db, await readSeed(first))
    return `Wrote the content of ${first}.`
  }
  await seedDemo(services)
  return 'Wrote the real places and the demo clinics.'
}

const upgrade = (block: StoredBlock): StoredBlock => {
  const definition = blockDefinitions.get(block.type)
  return definition ? upgradeBlock(block, definition).block : block
}

/** `npm run migrate:content -- --dry-run | --apply | --rollback <id>`. */
const migrate: Command = async (services, [mode, id]) => {
  const db = database(services)
  if (mode === '--dry-run') return report(await migrateContent(db, { mode: 'dry-run', upgrade }))
  if (mode === '--apply') return report(await migrateContent(db, { mode: 'apply', upgrade }))
  if (mode === '--rollback' && /^\d+$/.test(id ?? ''))
    return report(await migrateContent(db, { mode: 'rollback', id: Number(id) }))
  return usage('npm run migrate:content -- --dry-run | --apply | --rollback <id>')
}

const verbs = { 'dry-run': 'would be brought', apply: 'brought', rollback: 'taken back' }

/** The outcome of a content migration as text: how many pages, which, and how to roll it back. */
function report({ mode, id, pages }: ContentMigration): string {
  if (pages.length === 0) return 'Every stored block has its newest version already.'
  const lines = pages.map((page) => `  ${pageName(page)}`)
  const undo = mode === 'apply' ? `\nTake it back: npm run migrate:content -- --rollback ${id}` : ''
  return `${pages.length} pages ${verbs[mode]} to the newest version:\n${lines.join('\n')}${undo}`
}

/** `npm run grant -- administrator name@example.kz`, `-- revoke moderator …`, `-- list`. */
const grant: Command = async (services, args) => grantRole(database(services), services.env, args)

/**
 * `npm run source:export -- demo-dent`: the site and the facts of a clinic as a dataset of Sanity; `-- demo-dent --files content` writes the
 * site as files.
 */
const exportClinic: Command = async ({ openSource, local }, [slug, way, folder]) => {
  if (!slug || (way && (way !== '--files' || !folder)))
    return usage(
      'npm run source:export -- demo-dent > demo.ndjson, or npm run source:export -- demo-dent --files content',
    )
  const source = openSource({ locale: defaultLocale, tag: () => {}, report: () => {} })
  try {
    await source.company(slug)
  } catch (error) {
    if (!(error instanceof SourceError && error.isMissing)) throw error
    const where = local ? 'The database' : 'The backend'
    const remedy = local
      ? ': `npm start` fills an empty one with the demo, and `npm run seed` does so at any time'
      : ''
    throw new Error(`${where} has no clinic "${slug}"${remedy}.`, { cause: error })
  }
  if (folder) {
    const { exportFiles } = await import('./export-files.ts')
    return exportFiles(source, slug, folder)
  }
  const { clinicDocuments, ndjson } = await import('../../content-adapters/sanity/export/clinic-documents.ts')
  return ndjson(await clinicDocuments(source, slug))
}

/** `npm run backup -- <file or folder>` of the embedded database of this server. */
const backup: Command = async ({ local }, args, terminal) => {
  if (!local) throw new Error('This server has no database: run this beside the backend.')
  return backUp(local, args, terminal)
}

/** `npm run whatsapp`: the templates that Meta has to approve, as JSON. */
const whatsapp: Command = async ({ origin }) => JSON.stringify(whatsappTemplates(origin), null, 2)

export const commands: Record<string, Command | undefined> = {
  page,
  block,
  seed,
  migrate,
  grant,
  export: exportClinic,
  backup,
  whatsapp,
}

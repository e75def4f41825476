import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../backend/database/open-database.ts'

const migrations = 'backend/database/migrations'
const script = 'tests/lib/ask-everything.mjs'
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The newest commit with other migrations than the working tree; the newest of all if there is none. */
function previousCommit(): string {
  if (git('status', '--porcelain', '--', migrations)) return 'HEAD'
  const changed = git('log', '-1', '--format=%H', '--', migrations)
  const [, before] = git('rev-list', '--parents', '-1', changed).split(' ')
  return before ?? 'HEAD'
}

// Inside the project, so that the older code finds its dependencies above itself.
mkdirSync('test-results', { recursive: true })
const folder = mkdtempSync(join(process.cwd(), 'test-results/previous-'))
const code = join(folder, 'code')
const dataDir = join(folder, 'data')

beforeAll(async () => {
  mkdirSync(code)
  const archive = join(folder, 'code.tar')
  writeFileSync(archive, execFileSync('git', ['archive', previousCommit()], { maxBuffer: 512 * 1024 * 1024 }))
  execFileSync('tar', ['-xf', archive, '-C', code])
  // A version without this script is tested with the current one.
  if (!existsSync(join(code, script))) cpSync(script, join(code, script), { recursive: true })
  const db = await openDatabase({ dataDir })
  await db.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the code before the newest migration writes and reads on the schema after it', () => {
  const printed = execFileSync('node', [script, dataDir], { cwd: code, encoding: 'utf8' })
  const answered = Object.entries<number>(JSON.parse(printed))
  expect(answered.filter(([, status]) => status >= 500)).toEqual([])
  expect(answered.filter(([, status]) => status === 200).length).toBeGreaterThan(25)
})

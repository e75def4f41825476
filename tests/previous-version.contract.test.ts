import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataDir } from '../backend/test/databases.ts'

const migrations = 'backend/database/migrations'
const script = 'tests/lib/use-everything.mjs'
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
let dataDir: string

beforeAll(async () => {
  mkdirSync(code)
  const archive = join(folder, 'code.tar')
  writeFileSync(archive, execFileSync('git', ['archive', previousCommit()], { maxBuffer: 512 * 1024 * 1024 }))
  execFileSync('tar', ['-xf', archive, '-C', code])
  // A version without this script is tested with the current one.
  if (!existsSync(join(code, script))) cpSync(script, join(code, script), { recursive: true })
  dataDir = await newDataDir()
})
afterAll(() => {
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true })
})

/** Calls that ask for something that the seed has not, or for a query of their own. */
const absent = [
  'business-api-front2/{companyCode}/{cabinetCode}/clinic_website/notices/closed',
  // A clinic of several specialists has no screen of a practice.
  'business-api-front2/{companyCode}/{cabinetCode}/practice/day',
  'api-front2/v1/business/user/company/{companyCode}',
  // A managed company cannot be claimed.
  'api-front2/v1/business/claims/{companyCode}',
  'api-front2/v1/moderation/companies/{companyCode}',
  'front/v1/dev/inbox',
  'front/v1/user/avatar/download',
  'front/v1/listing',
  'front/v1/comments',
  'front/v1/questions',
  'front/v1/comparison',
  'front/v1/listing_cities',
  'front/v1/listing_specialities',
  // A company alone is no network.
  'front/v1/network/{organization}',
  'front/v1/service_offers',
  'front/v1/appointment/slots',
  'front/v1/search',
  'front/v1/search/suggest',
  // An invented promotion has no price that has stood for thirty days.
  'add promotion',
  'read promotion',
  'change promotion',
  'remove promotion',
]
/** Parameters other than the company's and the branch's are invented. */
const isInvented = (call: string) => /\{(?!compan|organization|cabinet)/i.test(call)

test('the code before the newest migration writes and reads on the schema after it', () => {
  const printed = execFileSync('node', [script, dataDir], { cwd: code, encoding: 'utf8' })
  const answered = Object.entries<number>(JSON.parse(printed))
  const failed = answered.filter(
    ([call, status]) => status >= (absent.includes(call) || isInvented(call) ? 500 : 400),
  )
  expect(failed).toEqual([])
  for (const area of ['company', 'doctors'])
    expect(answered.map(([call]) => call)).toEqual(expect.arrayContaining([`read ${area}`, `change ${area}`]))
  // Versions up to 0054 do not move rows.
  if (existsSync(join(code, 'tests/lib/move-everything.mjs')))
    for (const kind of ['question', 'review', 'consultation', 'claim', 'page', 'approval', 'appointment'])
      expect(answered.map(([call]) => call)).toContain(`move ${kind}`)
  expect(answered.length).toBeGreaterThan(60)
})

import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'shipa-output-'))
const file = join(folder, 'out.ndjson')
beforeAll(() => {
  const library = resolve('scripts/lib/write-output.mjs')
  writeFileSync(
    join(folder, 'print.mjs'),
    `import { writeOutput } from ${JSON.stringify(library)}\nwriteOutput('{"a":1}\\n', process.argv.slice(2))`,
  )
  writeFileSync(
    join(folder, 'long.mjs'),
    `import { writeOutput } from ${JSON.stringify(library)}\nwriteOutput('{"a":1}\\n'.repeat(1e6), [])`,
  )
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'printed', version: '1.0.0', scripts: { 'source:export': 'node print.mjs' } }),
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What the file holds after a script of npm has written to it, opened as a shell does by `>` or by `>>`. */
function written(flag: 'w' | 'a', ...words: string[]): string {
  const out = openSync(file, flag)
  execFileSync('npm', ['run', 'source:export', '--', ...words], {
    cwd: folder,
    stdio: ['ignore', out, 'ignore'],
  })
  closeSync(out)
  return readFileSync(file, 'utf8')
}

it('stands alone in a file, without what npm prints above it', () => {
  expect(written('w', 'demo-dent')).toBe('{"a":1}\n')
})

it('leaves an empty file of a script that fails', () => {
  const command = resolve('scripts/command.mjs')
  const scripts = { 'source:export': `node ${command} there-is-none` }
  const out = openSync(file, 'w')
  const at = mkdtempSync(join(folder, 'failing-'))
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name: 'failing', version: '1.0.0', scripts }))
  const { stderr } = spawnSync('npm', ['run', 'source:export', '--', 'demo-dent'], {
    cwd: at,
    stdio: ['ignore', out, 'pipe'],
    encoding: 'utf8',
  })
  closeSync(out)
  expect(stderr).not.toBe('')
  expect(readFileSync(file, 'utf8')).toBe('')
})

it('takes nothing away from a file that holds more', () => {
  writeFileSync(file, 'mine\n')
  const all = written('a', 'demo-dent')
  expect(all).toMatch(/^mine\n/)
  expect(all).toMatch(/\{"a":1\}\n$/)
})

it('ends quietly when a reader has had enough', () => {
  const { stdout, stderr } = spawnSync('bash', ['-c', `node long.mjs | head -n 1`], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([stdout, stderr]).toEqual(['{"a":1}\n', ''])
})

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './lib/copy-project.ts'

const copy = copyProject()
function write(file: string, text: string) {
  mkdirSync(dirname(join(copy.folder, file)), { recursive: true })
  writeFileSync(join(copy.folder, file), text)
}
const make = (...words: string[]) => copy.run('node', 'scripts/new-source.mjs', ...words)
beforeAll(() => {
  make('acme')
  make('acme-mis', 'clinic')
})
afterAll(() => copy.remove())

const folders = ['content-adapters/acme', 'content-adapters/acme-mis']
const page = readFileSync('docs/sources.md', 'utf8')
/** The files that the page has as code, by the paths in their first lines. */
const shown = new Map(
  [...page.matchAll(/```ts\n\/\/ (\S+)\n(.*?)```/gs)].map(([, file = '', code = '']) => [file, code]),
)
const smallest = [...shown].filter(([file]) => file.includes('acme-prices'))

const entries = ['server/sources/acme.ts', 'server/sources/acme-mis.ts']

test('writes formatted files into a folder of their own, and edits none', () => {
  expect(() => copy.run('biome', 'ci', '--error-on-warnings', ...folders, ...entries)).not.toThrow()
  const names = ['json', 'malformed.json', 'test.ts', 'ts']
  expect(copy.changes()).toEqual([
    ...['acme-mis', 'acme'].flatMap((name) =>
      names.map((ending) => `?? content-adapters/${name}/${name}.${ending}`),
    ),
    '?? server/sources/acme-mis.ts',
    '?? server/sources/acme.ts',
  ])
})

test('gives sources that keep what their facets promise, and say what they lack; a source that does not fails in words', () => {
  const broken = 'content-adapters/broken/broken.ts'
  const source = readFileSync(join(copy.folder, 'content-adapters/acme/acme.ts'), 'utf8')
  make('broken')
  write(
    broken,
    source
      .replaceAll('acme', 'broken')
      .replace('b.date.localeCompare(a.date)', 'a.date.localeCompare(b.date)'),
  )
  const data = 'content-adapters/broken/broken.json'
  const items = JSON.parse(readFileSync(join(copy.folder, data), 'utf8'))
  const untitled = { slug: 'untitled', title: { en: 'Only English' }, published: '2026-11-01T09:00:00Z' }
  write(
    data,
    JSON.stringify(
      Array.isArray(items) ? [...items, untitled] : { ...items, items: [...items.items, untitled] },
    ),
  )
  for (const [file, code] of smallest) write(file, code)
  // Without the set-up of all tests, which compiles what these do not use.
  const said = copy.run(
    'sh',
    '-c',
    'vitest run --config vite.config.ts --test-timeout 300000 --reporter tap-flat content-adapters/ac content-adapters/br || true',
  )
  expect(said).toContain('acme lacks of editorial: menu, landingSite, materials,')
  expect(said).toContain('acme-mis lacks of clinic: company, specialists,')
  const results = said.split('\n').filter((line) => /^(not )?ok /.test(line))
  expect(said).toContain('acme-prices lacks of clinic: company, specialists,')
  expect(results).toHaveLength(23)
  expect(results.filter((line) => line.startsWith('not'))).toEqual([
    expect.stringContaining(
      'broken as a source of editorial > leaves out nothing of its content for being invalid',
    ),
    expect.stringContaining('broken as a source of editorial > gives news of the company, the newest first'),
  ])
})

test('shows the smallest source in forty lines', () => {
  expect(smallest.map(([file]) => file)).toEqual([
    'content-adapters/acme-prices/acme-prices.ts',
    'content-adapters/acme-prices/acme-prices.test.ts',
    'server/sources/acme-prices.ts',
  ])
  expect(smallest.flatMap(([, code]) => code.trimEnd().split('\n')).length).toBeLessThanOrEqual(40)
})

test('is put into use as docs/sources.md says, in code that compiles, as the smallest source does', () => {
  for (const [file, code] of smallest) write(file, code)
  const recipe = shown.get('server/sources/acme.ts') ?? ''
  expect(recipe).toContain('acmeSource')
  write(
    'server/sources/acme.ts',
    `${recipe}
// @ts-expect-error A source of news gives no facts of clinics.
export const wrong: OpenChosen = () => ({ clinic: acmeSource })
`,
  )
  const include = ['content-adapters/acme*', 'server/sources/acme*.ts', 'node_modules/vite/client.d.ts']
  write(
    'tsconfig.source.json',
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: { incremental: false }, include }),
  )
  expect(() => copy.run('tsc', '-p', 'tsconfig.source.json')).not.toThrow()
})

test('refuses a name that is taken or is no name, and an unknown facet', () => {
  expect(() => make('acme')).toThrow(/is there already/)
  expect(() => make('loaders')).toThrow(/is there already/)
  expect(() => make('Acme')).toThrow(/Usage/)
  expect(() => make('other', 'weather')).toThrow(/editorial or clinic/)
})

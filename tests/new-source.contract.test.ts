import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './lib/copy-project.ts'

const copy = copyProject()
const write = (file: string, text: string) => writeFileSync(join(copy.folder, file), text)
const make = (...words: string[]) => copy.run('node', 'scripts/new-source.mjs', ...words)
beforeAll(() => {
  make('acme')
  make('acme-mis', 'clinic')
})
afterAll(() => copy.remove())

const folders = ['content-adapters/acme', 'content-adapters/acme-mis']
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
  // Without the set-up of all tests, which compiles what these do not use.
  const said = copy.run(
    'sh',
    '-c',
    'vitest run --config vite.config.ts --test-timeout 300000 --reporter tap-flat content-adapters/ac content-adapters/br || true',
  )
  expect(said).toContain('acme lacks of editorial: menu, landingSite, materials,')
  expect(said).toContain('acme-mis lacks of clinic: company, specialists,')
  const results = said.split('\n').filter((line) => /^(not )?ok /.test(line))
  expect(results).toHaveLength(19)
  expect(results.filter((line) => line.startsWith('not'))).toEqual([
    expect.stringContaining(
      'broken as a source of editorial > leaves out nothing of its content for being invalid',
    ),
    expect.stringContaining('broken as a source of editorial > gives news of the company, the newest first'),
  ])
})

test('is put into use as CONTRIBUTING.md says, in code that compiles', () => {
  const [, recipe = ''] =
    /```ts\n(\/\/ server\/sources\/acme\.ts\n[\s\S]*?)```/.exec(readFileSync('CONTRIBUTING.md', 'utf8')) ?? []
  expect(recipe).toContain('acmeSource')
  write(
    'server/sources/acme.ts',
    `${recipe}
// @ts-expect-error A source of news gives no facts of clinics.
export const wrong: OpenChosen = () => ({ clinic: acmeSource })
`,
  )
  const include = [...folders, 'server/sources/acme*.ts', 'node_modules/vite/client.d.ts']
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

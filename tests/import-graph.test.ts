import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

/** Allowed imports of each folder, beside `locales/` and itself; a path allows that part of a folder. */
const allowed: Record<string, readonly string[]> = {
  locales: [],
  schemas: [],
  ui: ['schemas/formats'],
  client: ['schemas', 'ui'],
  blocks: ['schemas', 'ui'],
  'content-adapters': ['schemas'],
  patterns: ['schemas'],
  backend: ['schemas', 'patterns'],
  demo: ['schemas', 'backend/seed'],
  'site-import': ['schemas'],
  'pro-forms': ['schemas', 'ui', 'client'],
  renderer: ['schemas', 'blocks', 'ui'],
  site: ['renderer', 'content-adapters', 'schemas'],
  app: ['pro-forms', 'client', 'ui', 'schemas', 'content-adapters', 'site-import'],
  server: [
    'schemas',
    'ui',
    'blocks',
    'patterns',
    'content-adapters',
    'backend',
    'demo',
    'pro-forms',
    'renderer',
    'site',
    'app',
  ],
}

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  )

/** Islands run in a browser, so they may import the API client. */
const mayImport = (file: string, target: string): boolean =>
  (allowed[file.split('/')[0] ?? '']?.some((part) => target.startsWith(`${part}/`)) ?? false) ||
  (target.startsWith('client/') && /^blocks\/.*\.client\.tsx?$/.test(file))

const folders = Object.keys(allowed).filter((folder) => readdirSync('.').includes(folder))
const files = folders.flatMap(filesBelow)

test.each(folders)('%s imports only what it may', (folder) => {
  const wrong = files
    .filter((file) => file.startsWith(`${folder}/`) && !isTest(file))
    .flatMap((file) => importsOf(file).map((target) => ({ file, target, top: target.split('/')[0] ?? '' })))
    .filter(({ file, target, top }) => top !== folder && top !== 'locales' && !mayImport(file, target))
    .map(({ file, target }) => `${file} → ${target}`)
  expect(wrong).toEqual([])
})

test('no block imports another; what two share lies in `blocks/parts`', () => {
  const wrong = files
    .filter((file) => file.startsWith('blocks/') && !isTest(file))
    .flatMap((file) =>
      importsOf(file).filter(
        (target) =>
          target.startsWith('blocks/') &&
          dirname(target) !== dirname(file) &&
          !target.startsWith('blocks/parts/'),
      ),
    )
  expect(wrong).toEqual([])
})

const ofBackend = files.filter((file) => file.startsWith('backend/') && !isTest(file))
const roomsOfBackend = [...new Set(ofBackend.map((file) => dirname(file)))]
const ofOneFloor = [
  'blocks',
  'content-adapters',
  'pro-forms',
  'renderer',
  'schemas',
  'server',
  'site',
  'site-import',
  'ui',
]

test.each([...ofOneFloor, ...roomsOfBackend])('%s has at most 25 files beside its rooms', (folder) => {
  const loose = files.filter((file) => dirname(file) === folder && !isTest(file))
  expect(loose.length).toBeLessThanOrEqual(25)
})

test('the kit of the backend knows no subject', () => {
  const wrong = ofBackend
    .filter((file) => file.startsWith('backend/kit/'))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => target.startsWith('backend/') && !target.startsWith('backend/kit/'))
        .map((target) => `${file} → ${target}`),
    )
  expect(wrong).toEqual([])
})

/** The first folder below `backend/` that a file is in: its subject, or a floor below all subjects. */
const subjectOf = (file: string): string =>
  dirname(file) === 'backend' ? 'backend' : (file.split('/')[1] ?? '')

test.each([
  ['folder', dirname],
  ['subject', subjectOf],
])('no %s of the backend imports itself through others', (_, folderOf) => {
  const imported = new Map<string, Set<string>>()
  for (const file of ofBackend) {
    const targets = importsOf(file).filter((target) => target.startsWith('backend/'))
    const folder = folderOf(file)
    imported.set(folder, new Set([...(imported.get(folder) ?? []), ...targets.map(folderOf)]))
  }
  const reached = (from: string): Set<string> => {
    const found = new Set<string>()
    const visit = (folder: string) => {
      for (const next of imported.get(folder) ?? []) {
        if (next === folder || found.has(next)) continue
        found.add(next)
        visit(next)
      }
    }
    visit(from)
    return found
  }
  expect([...imported.keys()].filter((folder) => reached(folder).has(folder))).toEqual([])
})

/** Folders below all subjects, or open to all of them. */
const open = ['kit', 'database', 'shared', 'areas']

test('a subject of the backend uses of another one what its index.ts exports', () => {
  const wrong = ofBackend.flatMap((file) =>
    importsOf(file)
      .filter((target) => target.startsWith('backend/') && dirname(file) !== 'backend')
      .filter((target) => subjectOf(target) !== subjectOf(file) && !open.includes(subjectOf(target)))
      .filter((target) => target !== `backend/${subjectOf(target)}/index.ts`)
      .map((target) => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('whoever reads rows of areas outside their calls asks which of them visitors may see', () => {
  const wrong = files.filter((file) => {
    const imports = importsOf(file)
    return (
      imports.includes('backend/areas/registry.ts') &&
      !isTest(file) &&
      !file.startsWith('backend/areas/every/') &&
      file !== 'backend/all-tables.ts' &&
      // What is written by triggers names changed rows, and reads none of them.
      !file.endsWith('.webhook.ts') &&
      !imports.includes('backend/kit/area/visible-rows.ts')
    )
  })
  expect(wrong).toEqual([])
})

test('no file imports itself through others', () => {
  const graph = new Map(
    files.map((file) => [file, importsOf(file).filter((target) => files.includes(target))]),
  )
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) cycles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (done.has(file) || trail.includes(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    done.add(file)
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})

test('finds the files that it checks', () => {
  expect(files.length).toBeGreaterThan(100)
})

import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, it } from 'vitest'
import { filesBelow, isTest } from './lib/source-files.ts'

const builder = 'app/pro/website'

/** From the lowest floor to the highest; features stand on all of them, and beside each other. */
const floors = ['draft', 'canvas', 'panel', 'publish', 'features']

/** The imports of a file within the builder, types and later `import()`s included. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((target) => target.startsWith(`${builder}/`))

const files = filesBelow(builder).filter((file) => !isTest(file))
const below = (file: string) => file.slice(builder.length + 1).split('/')

/** The floor of a file: files beside the floors put the builder together. */
const heightOf = (file: string): number => {
  const [floor = '', ...rest] = below(file)
  return rest.length === 0 ? floors.length : floors.indexOf(floor)
}

const imports = files.flatMap((file) => importsOf(file).map((target) => ({ file, target })))
const named = (wrong: readonly { file: string; target: string }[]) =>
  wrong.map(({ file, target }) => `${file} → ${target}`)

it('has every file on a floor', () => {
  expect(files.length).toBeGreaterThan(250)
  expect(files.filter((file) => heightOf(file) < 0)).toEqual([])
})

it('takes nothing from a floor above: hand it down from `website.tsx`', () => {
  expect(named(imports.filter(({ file, target }) => heightOf(target) > heightOf(file)))).toEqual([])
})

it('has features that know nothing of each other: what two need lies on a floor', () => {
  const featureOf = (file: string) => (below(file)[0] === 'features' ? below(file)[1] : undefined)
  const wrong = imports.filter(
    ({ file, target }) =>
      featureOf(file) !== undefined &&
      featureOf(target) !== undefined &&
      featureOf(file) !== featureOf(target),
  )
  expect(named(wrong)).toEqual([])
})

it('has no folder that imports itself through others', () => {
  const graph = new Map<string, Set<string>>()
  for (const { file, target } of imports)
    if (dirname(file) !== dirname(target))
      graph.set(dirname(file), (graph.get(dirname(file)) ?? new Set()).add(dirname(target)))
  const reach = (from: string, found = new Set<string>()): Set<string> => {
    for (const next of graph.get(from) ?? []) if (!found.has(next)) reach(next, found.add(next))
    return found
  }
  expect([...graph.keys()].filter((folder) => reach(folder).has(folder))).toEqual([])
})

it('has at most 25 files in a room', () => {
  const loose = Map.groupBy(files, (file) => dirname(file))
  expect([...loose].filter(([, own]) => own.length > 25).map(([folder]) => folder)).toEqual([])
})

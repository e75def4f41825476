import { isDeepStrictEqual } from 'node:util'
import { expect, it } from 'vitest'
import type { AnyLoader } from '../content-adapters/loaders/registry.ts'
import { resolveBlocks } from '../content-adapters/resolve-blocks.ts'
import type { SourceProblem } from '../content-adapters/source.ts'
import { demoCompanies } from '../demo/clinics/index.ts'
import { productPages } from '../demo/product/index.ts'
import { translate } from '../locales/index.ts'
import { type Locale, locales } from '../locales/locale.ts'
import { problemMessage } from '../locales/problems.ts'
import { renderBlocks } from '../renderer/render-blocks.ts'
import { replaceAt } from '../schemas/core/edit.ts'
import type { Path } from '../schemas/core/problem.ts'
import type { Block, StoredBlock } from '../schemas/page/page.ts'
import { validateBlock } from '../schemas/page/validate-page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { deepFreeze, places } from '../schemas/testing/places.ts'
import {
  languageOf,
  languageSeen,
  randomNumbers,
  smallestAround,
  without,
  wrongValues,
} from './lib/faults.ts'

const wanted = 1000
// Frozen, so that blocks without a fault are resolved once.
const pages = deepFreeze([
  ...demoCompanies.flatMap(({ pages = {} }) => Object.values(pages).map(({ blocks }) => blocks)),
  ...productPages.flatMap(({ blocks }) => (blocks ? [blocks] : [])),
]).filter((blocks) => blocks.length > 0)

// Faults are injected into props only, so loaders return the data of the example.
const loaders = new Map(
  [...blockDefinitions].flatMap(([type, { data, example }]): [string, AnyLoader][] =>
    data ? [[type, async () => example.data as never]] : [],
  ),
)
const registries = { definitions: blockDefinitions, loaders }
const source = {} as never
const pageHref = (path: string) => path

async function resolve(blocks: readonly StoredBlock[], locale: Locale) {
  const problems: SourceProblem[] = []
  const context = {
    source,
    locale,
    now: new Date('2026-11-21T09:00:00Z'),
    expires: () => {},
    pageHref,
    report: (problem: SourceProblem) => problems.push(problem),
  }
  return { page: await resolveBlocks(blocks, context, registries), problems }
}

const unseen = new Set(['id', 'type', 'lang', 'fault', 'problems', '_key', '_type'])

/** Every text of a rendered page, in order; blocks that cannot be shown are omitted. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  const { fault, children } = value as Block
  if (fault) return textsOf(children)
  return Object.entries(value).flatMap(([key, part]) => (unseen.has(key) ? [] : textsOf(part)))
}

/** Texts of `before` that are missing in `after`. */
function lostTexts(before: Block[], after: Block[]): string[] {
  const left = new Map<string, number>()
  for (const text of textsOf(after)) left.set(text, (left.get(text) ?? 0) + 1)
  return textsOf(before).filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** Every block of a page with its path. */
function* blocksOf(
  blocks: readonly StoredBlock[],
  path: Path = [],
): Generator<{ block: StoredBlock; path: Path }> {
  for (const [index, block] of blocks.entries()) {
    yield { block, path: [...path, index] }
    if (block.children) yield* blocksOf(block.children, [...path, index, 'children'])
  }
}

type Fault = { stored: StoredBlock[]; block: StoredBlock; way: Path; path: Path; corrupted: StoredBlock[] }

/** A page of the demo with one wrong value in the props of a block; undefined if the value happens to be valid. */
function makeFault(random: (limit: number) => number): Fault | undefined {
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const stored = pick(pages)
  const { block, path: way } = pick([...blocksOf(stored)])
  // Without the root: if all props are wrong, no part can be kept.
  const inside = [...places(block.props)].slice(1)
  if (inside.length === 0) return undefined
  const { path } = pick(inside)
  const wrong = pick(wrongValues)
  const props = replaceAt(block.props, path, wrong)
  const problems = validateBlock({ ...block, props, children: undefined }, blockDefinitions)
  if (problems.length === 0) return undefined
  const corrupted = replaceAt(stored, [...way, 'props'], props) as StoredBlock[]
  return { stored, block, way, path, corrupted }
}

it(`keeps all that is outside of the wrong value, for ${wanted} faults in stored pages`, {
  timeout: 300_000,
}, async () => {
  const random = randomNumbers(20261122)
  const sum = { faults: 0, anotherLanguage: 0, wholeBlocks: 0, characters: 0, lost: 0 }
  while (sum.faults < wanted) {
    const fault = makeFault(random)
    if (!fault) continue
    sum.faults++
    const { stored, block, way, path, corrupted } = fault
    const { props } = blockDefinitions.get(block.type) ?? expect.fail(block.type)
    const place = `${block.type} ${[...way, ...path].join('.')}`
    const kept = JSON.stringify(corrupted)
    const around = smallestAround(props, block.props, path)
    const mended =
      around.length === 0
        ? replaceAt(stored, way, block.children ? { ...block, v: 99 } : undefined)
        : replaceAt(stored, [...way, 'props'], without(props, block.props, around))
    const text = languageOf(props, block.props, path)
    for (const locale of locales) {
      const { page, problems } = await resolve(corrupted, locale)
      if (text && languageSeen(text.texts, locale) !== text.language) {
        sum.anotherLanguage++
        const { page: before } = await resolve(stored, locale)
        expect(isDeepStrictEqual(page, before), `${place} for a reader of ${locale}`).toBe(true)
      }
      const { page: atLeast } = await resolve(mended as StoredBlock[], locale)
      const lost = lostTexts(atLeast, page)
      sum.lost += lost.join('').length
      sum.characters += textsOf(atLeast).join('').length
      expect(lost, `${place} for a reader of ${locale}`).toEqual([])
      const said = problems.map((problem) => problem.path)
      expect(said.length, place).toBeGreaterThan(0)
      expect(new Set(said).size, place).toBe(said.length)
      if (locale === locales[sum.faults % locales.length])
        renderBlocks(
          page.filter(({ id }) => id === stored[Number(way[0])]?.id),
          { locale, t: translate(locale) },
          (_, error) => {
            throw new Error(place, { cause: error })
          },
        )
      for (const { problem } of problems) expect(problem && problemMessage(problem, locale)).toMatch(/\.$/)
    }
    if (around.length === 0) sum.wholeBlocks++
    expect(JSON.stringify(corrupted)).toBe(kept)
  }
  process.stdout.write(
    `${sum.faults} faults, each read in 4 languages: ${sum.lost} of ${sum.characters} characters lost outside of the ` +
      `wrong value; ${sum.anotherLanguage} readings in which the fault was in another language, all unchanged; ` +
      `${sum.wholeBlocks} faults that cost their block\n`,
  )
  expect(sum.anotherLanguage).toBeGreaterThan(500)
  expect(sum.wholeBlocks).toBeLessThan(wanted / 4)
})

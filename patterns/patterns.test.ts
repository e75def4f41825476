import { describe, expect, it } from 'vitest'
import { locales } from '../locales/locale.ts'
import { isEqual } from '../schemas/core/is-equal.ts'
import { judge } from '../schemas/core/judge.ts'
import { isRecord } from '../schemas/core/schema-shape.ts'
import { readableShade } from '../schemas/design/accent.ts'
import { designSchema } from '../schemas/design/design-schema.ts'
import { publishProblems } from '../schemas/draft/publish-problems.ts'
import type { SiteDraft } from '../schemas/draft/site-draft.ts'
import { characters } from '../schemas/draft/site-name.ts'
import { siteWarnings } from '../schemas/draft/warnings/site-warnings.ts'
import { ownSlugs } from '../schemas/menu/draft-menu.ts'
import { validatePage } from '../schemas/page/validate-page.ts'
import { blockDefinitions } from '../schemas/registry.ts'
import { kinds } from './kinds.ts'
import { blocksOf, makePage } from './make-page.ts'
import { pages } from './pages.ts'
import { proposals, propose } from './propose.ts'
import { readyPromises } from './ready-promises.ts'
import { sections } from './sections.ts'
import { fullClinic, newClinic } from './testing/facts.ts'

/** Texts that lack a language, with their path. */
const untranslated = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => untranslated(one, `${path}.${index}`))
  if (!isRecord(value)) return []
  if (!('ru' in value))
    return Object.entries(value).flatMap(([key, one]) => untranslated(one, `${path}.${key}`))
  return locales.filter((locale) => !value[locale]).map((locale) => `${path}.${locale}`)
}

const problemsOf = (draft: SiteDraft) => [
  ...publishProblems(draft, 'ru'),
  ...judge(designSchema, draft.design).problems,
  ...Object.values(draft.pages).flatMap(({ slug: _, ...page }) => validatePage(page, blockDefinitions)),
]

const warningsOf = (draft: SiteDraft) =>
  siteWarnings(draft, {
    definitionOf: ({ type }) => blockDefinitions.get(type),
    ownSlugs,
    hasLicense: true,
  }).map(({ code, path }) => `${code} ${path.join('.')}`)

describe.each([...kinds.keys()])('the patterns of %s', (kind) => {
  it('are sections that are valid in four languages', () => {
    const blocks = blocksOf([...sections.keys()], { ...fullClinic, kind })
    expect(untranslated(blocks)).toEqual([])
    expect(validatePage({ title: fullClinic.name, blocks }, blockDefinitions)).toEqual([])
  })

  it.each([...pages.keys()])('are a page %s that is valid in four languages', (name) => {
    const { slug: _, ...page } = makePage(name, { ...fullClinic, kind })
    expect(untranslated(page)).toEqual([])
    expect(validatePage(page, blockDefinitions)).toEqual([])
  })

  it.each(characters)(
    'make a %s site that can be published at once without a warning, whatever the clinic has',
    (character) => {
      for (const clinic of [fullClinic, newClinic]) {
        const draft = propose(character, { ...clinic, kind })
        expect(problemsOf(draft)).toEqual([])
        expect(warningsOf(draft)).toEqual([])
      }
    },
  )
})

it('no photo stands twice on a page that is made', () => {
  const { photo } = fullClinic
  expect(photo).toBeDefined()
  for (const kind of kinds.keys())
    for (const character of characters)
      for (const { blocks } of Object.values(propose(character, { ...fullClinic, kind }).pages)) {
        const isShown = blocks.some(({ props }) => props.withPhoto || isEqual(props.image, photo))
        const galleries = blocks.filter(({ type }) => type === 'gallery')
        expect(galleries.map(({ props }) => props.skip)).toEqual(
          galleries.map(() => (isShown ? 1 : undefined)),
        )
        expect(blocks.filter(({ props }) => isEqual(props.image, photo)).length).toBeLessThanOrEqual(1)
      }
})

it('each pattern has a name in four languages', () => {
  const names = [sections, pages, kinds, proposals].flatMap((patterns) => [...patterns.values()])
  expect(untranslated(names)).toEqual([])
})

it('a proposal exists for each character, and they differ in template, fonts and what comes first', () => {
  expect([...proposals.keys()].sort()).toEqual([...characters].sort())
  const drafts = characters.map((character) => propose(character, fullClinic))
  const looks = drafts.map(({ design, pages }) => [
    design.template,
    design.theme.fonts,
    pages.index?.blocks[0]?.type === 'hero' ? pages.index.blocks[0].id : 'name',
    pages.index?.blocks[1]?.type,
  ])
  for (const index of [0, 1, 2]) expect(new Set(looks.map((look) => look[index])).size).toBe(3)
})

it('leaves out what the clinic has nothing for', () => {
  const draft = propose('direct', newClinic)
  expect(Object.keys(draft.pages).sort()).toEqual(['about', 'index', 'patients'])
  const types = draft.pages.index?.blocks.map(({ type }) => type)
  expect(types).toEqual(['clinic-intro', 'shortcuts', 'steps', 'faq', 'call-to-action'])
})

it('does not say the name of the page of prices twice', () => {
  const { pages } = propose('direct', fullClinic)
  const prices = (id: string) => pages[id]?.blocks.find(({ type }) => type === 'services')?.props
  expect(prices('prices')).toEqual({ titleHidden: true })
  expect(prices('index')).toEqual({})
})

it('has texts in the languages of the clinic alone', () => {
  const texts = JSON.stringify(propose('calm', { ...fullClinic, locales: ['ru', 'uz'] }))
  expect(texts).toContain('"uz"')
  expect(texts).not.toContain('"kk"')
})

it('takes the colour of the logo in a shade that can be read, else the colours of the kind', () => {
  const themeOf = (logoColor?: string) =>
    propose('calm', { ...newClinic, kind: 'practice', ...(logoColor && { logoColor }) }).design.theme
  expect(themeOf('#7b3569')).toEqual({ accent: '#7b3569', fonts: 'nunito' })
  expect(themeOf('#ff6600')).toEqual({ accent: readableShade('#ff6600'), fonts: 'nunito' })
  expect(themeOf('#ffe14d')).toEqual({ palette: 'clay', fonts: 'nunito' })
  expect(themeOf()).toEqual({ palette: 'clay', fonts: 'nunito' })
})

it('gives the same site for the same facts', () => {
  for (const character of characters)
    expect(propose(character, fullClinic)).toEqual(propose(character, fullClinic))
})

it('ids of blocks are unique among all sections', () => {
  const ids = blocksOf([...sections.keys()], fullClinic).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})

it('knows which of its sentences promise something in the name of the clinic, in each language', () => {
  for (const sentence of [
    'Обезболивание обсуждаем до начала. Поднимите руку, и врач остановится.',
    'Instruments are cleaned and sterilised after every patient.',
  ])
    expect(readyPromises()).toContain(sentence)
  expect(readyPromises()).not.toContain('Стерильные инструменты')
  const asked = siteWarnings(propose('calm', { ...fullClinic, kind: 'dentistry' }), {
    definitionOf: ({ type }) => blockDefinitions.get(type),
    ownSlugs,
    hasLicense: true,
    promises: readyPromises(),
  }).filter(({ code, path }) => code === 'readyPromise' && path[1] === 'index')
  expect(new Set(asked.map(({ path }) => path[3]))).toEqual(
    new Set(['promise', 'dentistry-approach', 'dentistry-visit']),
  )
})

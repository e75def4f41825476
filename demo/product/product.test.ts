import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { type CustomPageSeed, customPageSeed } from '../../backend/seed/format.ts'
import { translate } from '../../locales/index.ts'
import { locales } from '../../locales/locale.ts'
import { pageCompleteness } from '../../schemas/draft/completeness.ts'
import { screenSizes } from '../../schemas/page/screen-sizes.ts'
import { validatePage } from '../../schemas/page/validate-page.ts'
import { blockDefinitions } from '../../schemas/registry.ts'
import { drawPicture } from '../pictures/index.ts'
import { credits } from './credits.ts'
import { help } from './help.ts'
import { productPages } from './index.ts'
import { personalData } from './personal-data.ts'
import { readScreen } from './screens/index.ts'
import { connect } from './words.ts'

const documents = productPages.flatMap(({ slug, title, description, blocks }) =>
  blocks ? [{ slug, document: { title, description, blocks } }] : [],
)

describe.each(documents)('the page $slug', ({ slug, document }) => {
  it('fits the seed format', () => {
    expect(customPageSeed.safeParse({ slug, ...document }).error?.issues ?? []).toEqual([])
  })

  it('is a page without problems', () => {
    expect(validatePage(document, blockDefinitions)).toEqual([])
  })

  it('is written whole in every language', () => {
    const counts = pageCompleteness(
      { ...document, description: document.description ?? { ru: '' } },
      blockDefinitions,
    )
    expect(counts.ru.total).toBeGreaterThan(10)
    for (const locale of locales) {
      expect(counts[locale].filled, locale).toBe(counts[locale].total)
      expect(counts[locale].missingOwn).toBe(0)
    }
  })

  it('has a title for a search result, and a description of a sentence', () => {
    for (const locale of locales) {
      expect(document.title[locale]?.length, locale).toBeLessThanOrEqual(60)
      expect(document.description?.[locale]?.length, locale).toBeGreaterThan(60)
      expect(document.description?.[locale]?.length, locale).toBeLessThanOrEqual(170)
    }
  })

  it('shows only pictures that there are, in their real size', () => {
    for (const { props } of document.blocks) {
      const { image } = props as { image?: { src: string; width: number; height: number } }
      if (image) expect(drawPicture(image.src.replace('/images/', ''))).toMatchObject(sizeOf(image))
    }
  })

  it('shows its screens in every language, also as a phone has them', async () => {
    const names = document.blocks.flatMap(({ type, props }) => (type === 'product-screen' ? props.name : []))
    for (const name of names)
      for (const locale of locales)
        for (const [kind, size] of Object.entries(screenSizes)) {
          const file = await readScreen(`shipa/screen-${name}-${locale}-${kind}`)
          expect(file && sizeOf(await sharp(file).metadata()), `${name} ${locale} ${kind}`).toEqual(size)
        }
  })
})

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })

/** Pages that offer something to clinics; the home page is for patients too and has its call lower. */
const forClinics = ['mis', 'promotion', 'bonus-system', 'mis-practice', 'whatsapp', 'clinic-website']

it.each([...forClinics, 'home'])('the page %s has one call to connect a clinic', (slug) => {
  const blocks = documents.find((page) => page.slug === slug)?.document.blocks ?? []
  const actions = blocks.flatMap(({ props }) => [props.action, props.secondAction].filter(Boolean))
  expect(actions.filter((action) => JSON.stringify(action) === JSON.stringify(connect))).toHaveLength(1)
  if (slug === 'home') return
  expect(blocks[0]).toMatchObject({ type: 'hero', props: { action: connect } })
  expect(blocks[0]?.props).not.toHaveProperty('secondAction')
})

describe.each(locales)('in %s', (locale) => {
  const t = translate(locale)
  const textOf = (page: CustomPageSeed) => JSON.stringify(page).replaceAll('\u00a0', ' ')

  it('the help calls what is on the site by the names that it has there', () => {
    const named = [
      'layout:footer.credits',
      'layout:footer.mistake',
      'layout:mainMenu.website',
      'vision:title',
      'vision:ordinary',
      'head:askQuestion',
      'blocks:clinic-list.demo',
      'blocks:site-examples.title',
    ] as const
    const text = textOf(help)
    expect(named.filter((key) => !new RegExp(`[«“]${t(key)}[»”]`).test(text))).toEqual([])
  })

  it('the help leads to the end of the credits, and they to the footer', () => {
    const heading = /.*<h2>(.*?)<\/h2>/s.exec(credits.content?.[locale] ?? '')?.[1]
    expect(heading?.length).toBeGreaterThan(5)
    expect(textOf(help)).toContain(heading)
    for (const page of [credits, personalData]) expect(textOf(page)).toContain(t('layout:footer.mistake'))
  })
})

it('no two pages share a title or a picture', () => {
  for (const locale of locales) {
    const titles = documents.map(({ document }) => document.title[locale])
    expect(new Set(titles).size).toBe(titles.length)
  }
  const pictures = JSON.stringify(productPages).match(/"\/images\/[^"]+"/g) ?? []
  expect(pictures.length).toBeGreaterThan(5)
  expect(new Set(pictures).size).toBe(pictures.length)
})

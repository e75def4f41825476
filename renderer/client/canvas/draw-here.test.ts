import { describe, expect, it } from 'vitest'
import { resolveBlocks } from '../../../content-adapters/resolve-blocks.ts'
import { translate } from '../../../locales/index.ts'
import { type Locale, locales } from '../../../locales/locale.ts'
import { currentVersion } from '../../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { blockDefinitions } from '../../../schemas/registry.ts'
import { productHost } from '../../../site/core/host.ts'
import { pageHref } from '../../../site/core/links.ts'
import { renderBlocks } from '../../render-blocks.ts'
import { openDrawing } from './draw-here.ts'

const slug = 'demo-dent'
const definitions = [...blockDefinitions.values()]
// The form of an account stands on pages of the product only.
const here = definitions.filter(({ type, data }) => !data && type !== 'account')

const stored = (type: string, more: Partial<StoredBlock> = {}): StoredBlock => {
  const definition = blockDefinitions.get(type) ?? expect.fail(type)
  return { id: type, type, v: currentVersion(definition), props: definition.example.props, ...more }
}

/** The HTML that the server renders for an editor. */
async function onServer(block: StoredBlock, locale: Locale): Promise<string> {
  const context = {
    locale,
    editing: true,
    now: new Date(0),
    pageHref: pageHref(productHost('https://shipa.kz'), locale, slug),
    report: () => {},
    expires: () => {},
    source: {} as never,
  }
  const page = { locale, t: translate(locale), editing: true, statusInHeader: true }
  const fail = (_: unknown, error: unknown) => expect.fail(String(error))
  return Buffer.concat(renderBlocks(await resolveBlocks([block], context), page, fail, true)).toString()
}

const inBrowser = async (block: StoredBlock, locale: Locale) =>
  (await openDrawing(locale, { slug, today: '1970-01-01', statusInHeader: true }))(block)

describe.each(locales)('a block drawn in the browser, in %s', (locale) => {
  it.each(here.map(({ type }) => type))('%s is what the server draws', async (type) => {
    const html = await inBrowser(stored(type), locale)
    expect(html).toBe(await onServer(stored(type), locale))
    expect(html?.length).toBeGreaterThan(60)
  })
})

describe('a block drawn in the browser', () => {
  const hero = (link: object) =>
    stored('call-to-action', {
      props: { ...stored('call-to-action').props, action: { label: { ru: 'Цены' }, link } },
    })

  it.each<[string, StoredBlock]>([
    ['of a type that nobody knows', { id: 'a', type: 'from-the-future', v: 1, props: {} }],
    ['of a newer version', stored('hero', { v: 99 })],
    ['without what it needs', stored('hero', { props: {} })],
    ['with children in columns', stored('columns', { children: [stored('faq'), stored('quote')] })],
    [
      'unknown, with children that are known',
      { ...stored('quote'), type: 'unheard-of', children: [stored('faq')] },
    ],
    ['hidden', stored('quote', { visibility: { isHidden: true } })],
    ['of later days', stored('quote', { visibility: { from: '1970-01-02' } })],
    ['with a link to a page of the site', hero({ kind: 'page', path: '/prices?from=site#top' })],
    ['with a link to another clinic', hero({ kind: 'page', path: '/l/other/about' })],
  ])('is what the server draws: %s', async (_, block) => {
    for (const locale of locales) expect(await inBrowser(block, locale)).toBe(await onServer(block, locale))
  })

  it('leaves blocks with data to the server, and their places in what is around them', async () => {
    expect(await inBrowser(stored('services'), 'ru')).toBeUndefined()
    const html = await inBrowser(stored('columns', { children: [stored('services'), stored('quote')] }), 'ru')
    expect(html).toContain('<!--block services--><!--elsewhere--><!--/block services-->')
    expect(html).toContain('<!--block quote--><')
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../../locales/locale.ts'
import { isBlank } from '../core/localized.ts'
import { t } from '../core/type.ts'
import { siteSettingsSchema } from '../design/site-settings.ts'
import type { StoredBlock } from '../page/page.ts'
import { currentValue } from './change.ts'
import { countTexts, isMissing, nextToWrite } from './count-texts.ts'
import { draftTexts } from './draft-texts.ts'
import { withChanges } from './session.ts'
import type { SiteDraft } from './site-draft.ts'
import { sourceChanges, sourcePath } from './sources.ts'
import { anyDraft } from './testing/random-drafts.ts'

const schemas: Record<string, ReturnType<typeof t.object>> = {
  hero: t.object({ title: t.text(), lead: t.optional(t.text()), link: t.optional(t.link()) }),
  faq: t.object({
    title: t.optional(t.text()),
    items: t.array(t.object({ question: t.text(), price: t.optional(t.ownText()) })),
  }),
}
const schemaOf = ({ type }: StoredBlock) => schemas[type]
const block = (id: string, props: Record<string, unknown>, type = 'hero'): StoredBlock => ({
  id,
  type,
  v: 1,
  props,
})
const draft: SiteDraft = {
  design: { template: 'landing', theme: {} },
  menu: [{ id: 'm', name: { ru: 'О нас' }, type: 1, isHidden: false }],
  pages: {
    index: {
      slug: '',
      title: { ru: 'Главная', kk: 'Басты бет' },
      blocks: [
        {
          ...block('a', {
            title: { ru: 'Да', kk: ' ' },
            lead: { kk: 'Иә' },
            link: { kind: 'page', path: '/' },
          }),
          children: [block('b', { items: [{ question: { ru: 'Где?' }, price: { ru: '5 000 ₸' } }] }, 'faq')],
        },
        block('c', { title: { ru: 'Никто не видит' } }, 'unheard-of'),
      ],
    },
  },
}
const texts = draftTexts(draft, schemaOf)
const names = (of: typeof texts) => of.map(({ path }) => path.join('.'))

describe('the texts of a draft', () => {
  it('are those of pages, nested blocks and the menu that are written in any language', () => {
    expect(names(texts)).toEqual([
      'pages.index.title',
      'pages.index.blocks.a.props.title',
      'pages.index.blocks.a.props.lead',
      'pages.index.blocks.b.props.items.0.question',
      'pages.index.blocks.b.props.items.0.price',
      'menu.m.name',
    ])
  })
  it('are those of the settings of the site too, where a translation becomes stale like any other', () => {
    const footer = (ru: string) => ({ footer: { text: { ru, kk: 'Есікте' } } })
    const before: SiteDraft = { ...draft, design: { ...draft.design, settings: footer('У двери') } }
    const path = ['design', 'settings', 'footer', 'text', 'ru']
    const change = { path, value: 'За углом' }
    const written = withChanges(before, [change])
    const now = withChanges(written, sourceChanges({ before, after: written }, [change]))
    const found = draftTexts(now, schemaOf, siteSettingsSchema)
    expect(names(found)).toContain('design.settings.footer.text')
    expect(countTexts(now, found, 'kk')).toEqual({ filled: 3, total: 7, stale: 1 })
  })
  it('are counted by language, also the ones that never fall back', () => {
    expect(countTexts(draft, texts, 'ru')).toEqual({ filled: 5, total: 6, stale: 0 })
    expect(countTexts(draft, texts, 'kk')).toEqual({ filled: 2, total: 6, stale: 0 })
  })
  it('are counted as stale when their Russian has changed since', () => {
    const title = { ru: 'Клиника', kk: 'Басты бет' }
    const now = withChanges(draft, [
      { path: ['pages', 'index', 'title'], value: title },
      { path: sourcePath('index', 'kk', title.kk), value: 'Главная' },
    ])
    const found = draftTexts(now, schemaOf)
    expect(countTexts(now, found, 'kk')).toEqual({ filled: 2, total: 6, stale: 1 })
    expect(nextToWrite(now, found, 'kk', undefined)?.path).toEqual(['pages', 'index', 'title'])
  })
})

describe('the next text to write', () => {
  it('is the one behind the last, then from the beginning, then none', () => {
    const visited: string[] = []
    let from = nextToWrite(draft, texts, 'kk', undefined)
    while (from && !visited.includes(from.path.join('.'))) {
      visited.push(from.path.join('.'))
      from = nextToWrite(draft, texts, 'kk', from.path)
    }
    expect(visited).toEqual(names(texts.filter((text) => isMissing(text, 'kk'))))
  })
})

it('lead to where they are: writing all that is missing leaves nothing missing', () => {
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...locales), (begun, locale) => {
      let now = begun
      for (let left = draftTexts(begun, schemaOf).length; left >= 0; left--) {
        const next = nextToWrite(now, draftTexts(now, schemaOf), locale, undefined)
        if (!next) break
        expect(currentValue(now, next.path)).toEqual(next.texts)
        now = withChanges(now, [{ path: [...next.path, locale], value: 'Слова' }])
      }
      const { filled, total } = countTexts(now, draftTexts(now, schemaOf), locale)
      expect(filled).toBe(total)
      expect(draftTexts(now, schemaOf).every(({ texts }) => !isBlank(texts[locale]))).toBe(true)
    }),
  )
})

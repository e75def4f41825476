import { describe, expect, it } from 'vitest'
import type { Locale } from '../../locales/locale.ts'
import verse from '../../schemas/blocks/verse.ts'
import { resolveValue } from '../../schemas/core/resolve.ts'
import { render } from '../../ui/test/render.tsx'
import Verse from './verse.tsx'

const propsIn = (locale: Locale, more: object = {}) =>
  resolveValue(verse.props, { ...verse.example.props, ...more }, { locale, pageHref: (path) => path })

describe('verse', () => {
  it('says which language it is in where that is not the page’s', () => {
    expect(render(<Verse {...propsIn('ru')} />)).toMatch(/<div lang="kk"[^>]*><p[^>]*>Бірінші байлық/)
    expect(render(<Verse {...propsIn('kk')} />, 'kk')).not.toContain('lang=')
  })

  it('is a paragraph for each stanza, the same one twice if it comes twice', () => {
    const html = render(<Verse {...propsIn('ru', { text: '\n\nа\nб\n \n\nв\n\nв\n' })} />)
    expect(
      [...html.matchAll(/<p class="whitespace-pre-line">([^<]*)<\/p>/g)].map(([, text]) => text),
    ).toEqual(['а\nб', 'в', 'в'])
  })

  it('never takes its text for HTML', () => {
    expect(render(<Verse {...propsIn('ru', { text: '<b>а</b>' })} />)).not.toContain('<b>')
  })
})

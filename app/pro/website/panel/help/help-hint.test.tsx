import { describe, expect, it } from 'vitest'
import { resources, translate } from '../../../../../locales/index.ts'
import { type Locale, locales } from '../../../../../locales/locale.ts'
import { render } from '../../../../../ui/test/render.tsx'
import { TextProvider } from '../../../../text-provider.tsx'
import { helpDrawings } from './help-drawings.tsx'
import { HelpHint } from './help-hint.tsx'
import type { OfferedArticle } from './help-link.tsx'

const articles = Object.keys(helpDrawings) as OfferedArticle[]
const draw = (article: OfferedArticle, locale: Locale) =>
  render(
    <TextProvider locale={locale} texts={resources[locale] ?? {}}>
      <HelpHint article={article} />
    </TextProvider>,
    locale,
  )

describe('help in place', () => {
  it.each(locales)('says a sentence or two and shows one picture in %s', (locale) => {
    for (const article of articles) {
      const html = draw(article, locale)
      const sentence = translate(locale)(`business:site.hint.${article}`)
      expect(html, article).toContain(sentence)
      expect(sentence.match(/[.!?](?:\s|$)/g)?.length, `${article}: ${sentence}`).toBeLessThanOrEqual(2)
      expect(html.match(/<svg aria-hidden/g), article).toHaveLength(1)
    }
  })

  it('has a picture of its own for each', () => {
    const pictures = articles.map((article) => /<svg.*?<\/svg>/s.exec(draw(article, 'ru'))?.[0])
    expect(new Set(pictures).size).toBe(articles.length)
  })
})

import { describe, expect, it } from 'vitest'
import { htmlToRich } from './html-to-rich.ts'
import { richToHtml } from './rich-to-html.ts'

/** The content of a text, without the keys of its parts, which are new each time. */
const said = (html: string) => JSON.stringify(htmlToRich(html)).replace(/"_key":"[^"]*"/g, '"_key":""')

describe('richToHtml', () => {
  it.each([
    '<p>Один <strong>важный</strong> <em>и</em> <a href="https://example.kz/?a=1&amp;b=2">ссылка</a></p><p>Два</p>',
    '<h2>Глава</h2><ul><li>а</li><li>б<ol><li>в</li><li>г</li></ol></li><li>д</li></ul><p>конец</p>',
    '<ul><li>а</li></ul><ol><li>1</li></ol><blockquote>слова</blockquote>',
    '<p>строка<br>ещё &lt;b&gt; &amp; "кавычки"</p>',
  ])('gives back what %s says', (html) => {
    expect(said(richToHtml(htmlToRich(html)))).toBe(said(html))
  })
  it('makes no markup of what is text', () => {
    expect(richToHtml(htmlToRich('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    )
  })
})

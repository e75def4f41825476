import { describe, expect, it } from 'vitest'
import { plainText } from '../../schemas/core/plain-text.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { richToHtml } from '../../schemas/html/rich-to-html.ts'
import type { PortableText } from '../../schemas/rich/portable-text.ts'
import { portableTextSchema } from '../../schemas/rich/portable-text-schema.ts'
import { createAjv } from '../../schemas/validators/ajv.ts'
import { markdownToRich } from './markdown-to-rich.ts'
import { richToMarkdown } from './rich-to-markdown.ts'

const fits = createAjv().compile(portableTextSchema)
const losses = (markdown: string) => {
  const said: string[] = []
  markdownToRich(markdown, ({ line, says }) => said.push(`${line}: ${says}`))
  return said
}

describe('markdownToRich', () => {
  it('reads what Markdown can say as the same HTML would be', () => {
    const markdown = `# Before

**bold** *light* \`code\` ~~gone~~ [about](/about)
still one paragraph

- one
  1. below

> said

> [!TIP]
> Drink **water**.

![Entrance](/images/a "The entrance")

[Prices](/files/prices.pdf)

| A | B |
|---|---|
| 1 | ![](/images/b) |
`
    const html = `<h2>Before</h2><p><strong>bold</strong> <em>light</em> <code>code</code> <s>gone</s> <a href="/about">about</a> still one paragraph</p>
<ul><li>one<ol><li>below</li></ol></li></ul><blockquote>said</blockquote><aside data-tone="note"><p>Drink <strong>water</strong>.</p></aside>
<figure><img src="/images/a" alt="Entrance"><figcaption>The entrance</figcaption></figure><p><a href="/files/prices.pdf">Prices</a></p>
<table><thead><tr><th>A</th><th>B</th></tr></thead><tr><td>1</td><td><img src="/images/b"></td></tr></table>`
    // Keys of cells count what their reader has passed.
    expect(richToHtml(markdownToRich(markdown))).toEqual(richToHtml(htmlToRich(html)))
    expect(losses(markdown)).toEqual([])
  })

  it.each([
    ['a block', '<div onclick="x()">a</div>\n\n<script>x()</script>'],
    ['a line', 'a <img src=x onerror=x> <b onmouseover=x>c</b>'],
    ['an attribute of ours', '<div data-object="{&quot;_type&quot;:&quot;picture&quot;}"></div>'],
  ])('makes no HTML of HTML, and says so: %s', (_, markdown) => {
    const rich = markdownToRich(markdown)
    expect(rich.every(({ _type }) => _type === 'block')).toBe(true)
    expect(fits(rich)).toBe(true)
    expect(losses(markdown)).not.toEqual([])
  })

  it.each([
    '[a](javascript:alert(1))',
    '[a](data:text/html,x)',
    '![a](javascript:x)',
    '![a](http://a.kz/1.png)',
    '```json:object\n{"_type":"picture","src":"javascript:x"}\n```',
    '```json:object\n{"_type":"block","children":[{"_type":"span","text":1}],"markDefs":5}\n```',
    '```json:object\n{"_type":"table","rows":5}\n```',
    '```json:object\n{"_type":"callout","tone":5,"content":"x"}\n```',
    '```json:object\n{"_type":"block","children":5}\n```',
  ])('leaves out what is not safe or no text of ours: %s', (markdown) => {
    const rich = markdownToRich(`before\n\n${markdown}\n\nafter`)
    expect(fits(rich), JSON.stringify(fits.errors)).toBe(true)
    expect(JSON.stringify(rich)).not.toMatch(/"(href|src)":"(?!\/|https:)/)
    expect(plainText(rich)).toMatch(/^before.*after$/s)
  })

  it('says in which line a picture has a wrong address', () => {
    expect(losses('a\n\n![x](http://a.kz/1.png)')).toEqual([
      '3: picture was left out: src: Choose a picture from the library, or give its address, which starts with https://.',
    ])
  })

  it('keeps a line without the picture in it that has a wrong address', () => {
    expect(plainText(markdownToRich('a ![x](http://a.kz/1.png) b'))).toBe('a b')
  })

  it('says that a text is too long, and has its beginning', () => {
    const markdown = 'a\n\n'.repeat(2001)
    expect(losses(markdown)).toEqual([
      'undefined: The text has 2001 paragraphs and other parts, and what is below the first 2000 was left out: make two articles of it',
    ])
    expect(markdownToRich(markdown)).toHaveLength(2000)
  })

  it('is not slow with what was made to be', () => {
    const started = process.threadCpuUsage().user
    for (const markdown of ['['.repeat(50_000), '*a '.repeat(20_000), '> '.repeat(5000), '`'.repeat(50_000)])
      expect(fits(markdownToRich(markdown))).toBe(true)
    expect(process.threadCpuUsage().user - started).toBeLessThan(5_000_000)
  })
})

describe('richToMarkdown', () => {
  it('writes what is read back as it was', () => {
    const html = `<h2>Before</h2><p>a *b* [c] # d<br>e <a href="/about"><strong>f</strong></a></p><h4>g</h4>
<ul><li>one<ol><li>below</li></ol></li><li>two</li></ul><blockquote>said</blockquote><aside data-tone="warning"><p>Do not.</p></aside>
<img src="/images/a" width="640" height="480" alt="x"><figure><img src="/images/b" alt="y"><figcaption>z</figcaption></figure>
<p><a href="/files/prices.pdf">Prices</a></p><table><caption>t</caption><tr><td>1<td>2</table>
<table><tr><th>A<th>B</tr><tr><td>1 | 2<td><img src="/images/c"></table>`
    const poll = { _type: 'poll', _key: 'k', answers: [1, null] }
    const rich: PortableText = [...htmlToRich(html), poll]
    const markdown = richToMarkdown(rich)
    expect(markdown).toContain('[Prices](/files/prices.pdf)')
    expect(markdown).toContain('![y](/images/b "z")')
    expect(markdown).toContain('| A | B |')
    expect(richToHtml(markdownToRich(markdown))).toEqual(richToHtml(rich))
  })
})

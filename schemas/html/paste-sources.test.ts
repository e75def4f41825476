import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isSpan, isTextBlock, type PortableText } from '../rich/portable-text.ts'
import { htmlToRich } from './html-to-rich.ts'
import { richToHtml } from './rich-to-html.ts'

const read = (name: string) =>
  htmlToRich(readFileSync(new URL(`./fixtures/${name}.clipboard.txt`, import.meta.url), 'utf8'))

/** One line a block: its style or list, and its text with marks. */
const outline = (content: PortableText): string[] =>
  content.map((block) => {
    if (!isTextBlock(block)) return JSON.stringify(block).replace(/"_key":"[^"]*",?/g, '')
    const { listItem, level, style, children, markDefs = [] } = block
    const texts = children.filter(isSpan).map(({ text, marks = [] }) => {
      const names = marks.map((mark) => markDefs.find(({ _key }) => _key === mark)?.href ?? mark)
      return names.length > 0 ? `[${text}](${names.join()})` : text
    })
    return `${listItem ? `${listItem}${level}` : style}: ${texts.join('')}`
  })

describe('a copy', () => {
  it('from Word comes without its styles, with its lists and tables', () => {
    const content = read('word')
    expect(outline(content.filter(isTextBlock))).toEqual([
      'h2: Подготовка к анализам',
      'normal: [Важно:](strong) кровь сдают [натощак](em), не [раньше](strike-through) позже 10:00.',
      'bullet1: вода без газа;',
      'bullet2: не больше стакана;',
      'number1: возьмите удостоверение.',
    ])
    expect(content.map(({ _type }) => _type)).toEqual([...Array(5).fill('block'), 'table'])
    expect(richToHtml(content.slice(-1))).toBe(
      '<table><tbody><tr><td>Анализ</td><td><strong>Срок</strong></td></tr><tr><td>Глюкоза</td><td>1 день</td></tr></tbody></table>',
    )
  })

  it('from Google Docs is bold only where it is bold', () => {
    const content = read('google-docs')
    expect(outline(content.filter(isTextBlock))).toEqual([
      'h2: Детский приём',
      'normal: [С трёх лет](strong), [с двух](em,strike-through) — [подробнее](https://example.kz/kids)',
      'bullet1: игрушка;',
      'bullet2: любимая',
    ])
    expect(richToHtml(content.slice(-2))).toBe(
      '<table><tbody><tr><td>Возраст</td><td><strong>Минут</strong></td></tr><tr><td>3–6</td><td>20</td></tr></tbody></table><figure><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe?key=abc" width="320" height="214" alt=""></figure>',
    )
  })

  it('from a page of the web leaves its scripts, handlers and frames there', () => {
    const content = read('web-page')
    expect(richToHtml(content)).toBe(
      [
        '<h2>О прививках</h2>',
        '<p>Прививку делают <strong>бесплатно</strong>.\u00a0<a href="https://example.kz/calendar">Календарь</a>!</p>',
        '<figure><img src="https://example.kz/wp-content/uploads/1.jpg" width="1024" height="683" alt="Кабинет прививок"><figcaption>Кабинет 12</figcaption></figure>',
        '<p><a href="https://example.kz/files/calendar.pdf" download="">Календарь прививок</a></p>',
        '<p>Отправить</p>',
      ].join(''),
    )
  })
})

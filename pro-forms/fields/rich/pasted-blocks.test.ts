import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../../../schemas/core/is-record.ts'
import { judge } from '../../../schemas/core/judge.ts'
import { t } from '../../../schemas/core/type.ts'
import { editedText } from './edited-text.ts'
import { pastedBlocks } from './pasted-blocks.ts'

/** Keys as the editor makes them. */
function keys() {
  let count = 0
  return () => `k${count++}`
}
const clipboard = (name: string) =>
  readFileSync(new URL(`../../../schemas/html/fixtures/${name}.clipboard.txt`, import.meta.url), 'utf8')

/** The stored value after HTML was pasted into an empty text. */
const stored = (html: string, newKey = keys()) => editedText([], pastedBlocks(html, newKey))

/** Every key and every mark of a value. */
function namesIn(value: unknown): { keys: unknown[]; marks: unknown[] } {
  if (!isRecord(value) && !Array.isArray(value)) return { keys: [], marks: [] }
  const inner = Object.values(value).map(namesIn)
  const { _key, marks } = isRecord(value) ? value : {}
  return {
    keys: [...(_key === undefined ? [] : [_key]), ...inner.flatMap((one) => one.keys)],
    marks: [...(Array.isArray(marks) ? marks : []), ...inner.flatMap((one) => one.marks)],
  }
}

const schema = t.rich()
const decorators = ['strong', 'em', 'underline', 'strike-through', 'code']

describe('a paste', () => {
  it.each(['word', 'google-docs', 'web-page'])(
    'from %s is a valid text with keys of its own, twice',
    (name) => {
      const newKey = keys()
      const both = [...stored(clipboard(name), newKey), ...stored(clipboard(name), newKey)]
      expect(judge(schema, { ru: both }).problems).toEqual([])
      const blocks = both.map(({ _key }) => _key)
      expect(new Set(blocks).size).toBe(blocks.length)
      const { keys: all, marks } = namesIn(both)
      for (const mark of marks) if (!decorators.includes(String(mark))) expect(all).toContain(mark)
    },
  )

  it('of a hostile page gives no script, no handler, no foreign style, and only safe addresses', () => {
    const part = fc.constantFrom(
      '<script>alert(1)</script>',
      '<p onclick=alert(1) style="position:fixed">текст</p>',
      '<img src=x onerror=alert(1)>',
      '<img src="javascript:alert(1)">',
      '<a href="javascript:alert(1)">a</a>',
      '<a href=" data:text/html,x">b</a>',
      '<svg><script>alert(1)</script></svg>',
      '<table><tr><td onclick=alert(1)>c<td style="x:expression(alert(1))">d</table>',
      '<iframe src=//evil></iframe>',
      '<style>*{display:none}</style>',
      '<b style="font-weight:normal">',
      '<span style="background:url(javascript:x)">',
      '<div data-object=\'{"_type":"picture","src":"javascript:alert(1)"}\'>',
      '<object data=x>',
      '</table>',
      '<td>',
      '<!--',
      '-->',
      '"',
      '>',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 30 }), (parts) => {
        const text = stored(parts.join(''))
        expect(judge(schema, { ru: text }).problems).toEqual([])
        const names = JSON.stringify(text, (name, value) => (name === 'text' || name === 'alt' ? '' : value))
        expect(names).not.toMatch(/script:|onclick|onerror|style":"[^nhb]|position|expression|data:/)
      }),
      { numRuns: 1000 },
    )
  })
})

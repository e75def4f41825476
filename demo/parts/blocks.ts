import type { PortableText } from '../../schemas/rich/portable-text.ts'
import type { SeedPage, SeedText } from './seed-types.ts'

export type SeedBlock = SeedPage['blocks'][number]

/** A block in the current version of its schema; `id` is unique in its page. */
export const block = (id: string, type: string, props: SeedBlock['props'] = {}, version = 1): SeedBlock => ({
  id,
  type,
  v: version,
  props,
})

/** Blocks in columns: `halves`, `wide-left`, `wide-right` or `thirds`. */
export const columns = (id: string, layout: string, children: SeedBlock[]): SeedBlock => ({
  ...block(id, 'columns', { layout, gap: 'wide' }),
  children,
})

/** The same under a title, which a phone shows alone until it is pressed. */
export const foldedColumns = (
  id: string,
  layout: string,
  title: SeedText,
  children: SeedBlock[],
): SeedBlock => ({
  ...block(id, 'columns', { layout, gap: 'wide', title, folded: true }),
  children,
})

/** A link to a page of the same site. */
export const toPage = (path: string) => ({ kind: 'page', path })

function richLine(line: string, index: number): PortableText[number] {
  const [, mark = '', text = ''] = /^(##\s+|-\s+|1\.\s+)?(.*)$/.exec(line) ?? []
  return {
    _type: 'block',
    _key: `line-${index + 1}`,
    style: mark.startsWith('##') ? 'h2' : 'normal',
    ...(mark.startsWith('-') && { listItem: 'bullet', level: 1 }),
    ...(mark.startsWith('1') && { listItem: 'number', level: 1 }),
    children: [{ _type: 'span', _key: 'text', text, marks: [] }],
    markDefs: [],
  }
}

/** Rich text from plain lines: a line is a paragraph, `## ` starts a heading, `- ` a list item, `1. ` a numbered one. */
export const rich = (texts: SeedText): Record<string, PortableText> =>
  Object.fromEntries(
    Object.entries(texts).map(([locale, text]) => [
      locale,
      text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .map(richLine),
    ]),
  )

/** A question of the block `faq` with its answer in the notation of `rich`. */
export const question = (question: SeedText, answer: SeedText) => ({ question, answer: rich(answer) })

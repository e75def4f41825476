import { locales } from '../../../locales/locale.ts'
import { hash } from '../../core/hash.ts'
import { isRecord, shapeOf } from '../../core/schema-shape.ts'
import { findParts } from '../../core/schema-walk.ts'
import type { TSchema } from '../../core/type.ts'
import { wordsOf } from '../../core/words-of.ts'
import { isTextBlock, type PortableText } from '../../rich/portable-text.ts'
import { blockPath, type Check, eachBlock, eachPage } from './warning.ts'

/** Blocks that draw the heading of their page. */
const mainHeadings: ReadonlySet<string> = new Set([
  'hero',
  'page-title',
  'clinic-intro',
  'news-article',
  'material-article',
  'specialist-profile',
])

/** A page needs one heading of its own: the first one for a screen reader and for a search engine. */
export const mainHeading: Check = (draft) =>
  eachPage(draft, (id, { title }, blocks) => {
    const found = blocks.filter(({ type }) => mainHeadings.has(type))
    const [, second] = found
    if (second) return [{ code: 'twoHeadings', path: blockPath(id, second), params: {}, fix: [] }]
    if (found.length > 0 || blocks.length === 0) return []
    // The same page gets the same block, so that two people who add it add one.
    const block = { id: `h${hash(`heading ${id}`)}`, type: 'page-title', v: 1, props: { title } }
    const path = blockPath(id, block)
    return [
      {
        code: 'noHeading',
        path: ['pages', id],
        params: {},
        fix: [{ path, value: block, place: { after: null } }],
      },
    ]
  })

const levelOf = (block: unknown): number =>
  isTextBlock(block) && /^h[2-5]$/.test(block.style ?? '') ? Number(block.style?.slice(1)) : 0

const isRich = (schema: TSchema) => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf === 'rich'
}

/** The text with each heading at most one level below the one before it, and the words of the first that was not. */
function stepped(content: PortableText): { content: PortableText; words: string } | undefined {
  let level = 1
  let words: string | undefined
  const next = content.map((block) => {
    const own = levelOf(block)
    if (own === 0) return block
    const right = Math.min(own, level + 1)
    level = right
    if (right === own) return block
    words ??= wordsOf([block])
    return { ...block, style: `h${right}` }
  })
  return words === undefined ? undefined : { content: next, words }
}

/** Headings of a text that leave a level out. */
export const headingSteps: Check = (draft, facts) =>
  eachBlock(draft, facts, ({ props }, definition, at) =>
    findParts(definition.props, props, isRich, [...at, 'props']).flatMap(({ value, path }) =>
      locales.flatMap((locale) => {
        const content = isRecord(value) ? value[locale] : undefined
        const better = Array.isArray(content) ? stepped(content as PortableText) : undefined
        const fix = better && [{ path: [...path, locale], value: better.content }]
        return better && fix
          ? [{ code: 'headingStep' as const, path: [...path, locale], params: { text: better.words }, fix }]
          : []
      }),
    ),
  )

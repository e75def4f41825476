import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { PortableTextBlock } from '@portabletext/types'
import type { ReactNode } from 'react'
import type { Locale } from '../locales/locale.ts'
import { isHref } from '../schemas/formats/href.ts'
import { langOf } from './localized-text.tsx'
import { usePage } from './page-context.tsx'

type HeadingLevel = 2 | 3 | 4 | 5

type Props = {
  /** Portable Text and its language. */
  value: { content: unknown; lang: Locale }
  /** Level of the text's largest heading: one below the heading above the text. */
  level?: HeadingLevel
  className?: string
}

/**
 * Paragraphs, headings, lists and links of rich text. Unknown and malformed parts of the value are omitted; never
 * throws.
 */
export function RichText({ value, level = 2, className = '' }: Props) {
  const { locale } = usePage()
  const content = readable(value.content)
  if (content.length === 0) return null
  return (
    <div lang={langOf(value, locale)} className={`prose ${className}`.trim()}>
      <PortableText value={content} components={components[level]} onMissingComponent={false} />
    </div>
  )
}

const styles = ['normal', 'h2', 'h3', 'h4', 'blockquote']
const lists = ['bullet', 'number']
const decorators = ['strong', 'em', 'underline', 'code']
const deepestLevel = 6

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const oneOf = (words: string[], value: unknown) => words.find((word) => word === value)

/**
 * A text block reduced to known fields: the toolkit looks up names in plain objects, so an unknown one could find
 * `constructor`.
 */
function readableBlock(block: Record<string, unknown>, key: string): PortableTextBlock {
  const links = records(block.markDefs).flatMap(({ _type, _key, href }) =>
    _type === 'link' && typeof _key === 'string' ? [{ _type, _key: `link-${_key}`, href }] : [],
  )
  const markOf = (mark: unknown) =>
    oneOf(decorators, mark) ?? links.find(({ _key }) => _key === `link-${mark}`)?._key
  const listItem = oneOf(lists, block.listItem)
  const level = Number.isInteger(block.level) ? Math.min(Math.max(Number(block.level), 1), deepestLevel) : 1
  return {
    _type: 'block',
    _key: key,
    style: oneOf(styles, block.style) ?? 'normal',
    ...(listItem && { listItem, level }),
    markDefs: links,
    children: records(block.children).flatMap(({ _type, text, marks }, index) =>
      _type === 'span' && typeof text === 'string'
        ? {
            _type,
            _key: String(index),
            text,
            marks: Array.isArray(marks)
              ? marks.flatMap((mark) => (typeof mark === 'string' && markOf(mark)) || [])
              : [],
          }
        : [],
    ),
  }
}

const readable = (content: unknown): PortableTextBlock[] =>
  records(content)
    .filter((block) => block._type === 'block' && Array.isArray(block.children))
    .map((block, index) => readableBlock(block, String(index)))

function TextLink({ href, children }: { href: unknown; children: ReactNode }) {
  if (!isHref(href)) return children
  return (
    <a href={href} rel={/^https?:/.test(href) ? 'external noopener' : undefined} className="link">
      {children}
    </a>
  )
}

const componentsFrom = (level: HeadingLevel): PortableTextComponents => {
  const heading = (depth: number) => {
    const Heading = `h${Math.min(level + depth, 6)}` as 'h2'
    return ({ children }: { children?: ReactNode }) => <Heading>{children}</Heading>
  }
  return {
    block: { h2: heading(0), h3: heading(1), h4: heading(2) },
    marks: {
      link: ({ value, children }) => (
        <TextLink href={isRecord(value) ? value.href : undefined}>{children}</TextLink>
      ),
      underline: ({ children }) => <u>{children}</u>,
    },
  }
}

const components = { 2: componentsFrom(2), 3: componentsFrom(3), 4: componentsFrom(4), 5: componentsFrom(5) }

import { PortableText, type PortableTextComponents } from '@portabletext/react'
import type { TypedObject } from '@portabletext/types'
import type { ReactNode } from 'react'
import type { Locale } from '../../locales/locale.ts'
import { isHref } from '../../schemas/formats/href.ts'
import { langOf } from '../core/localized-text.tsx'
import { usePage } from '../core/page-context.tsx'
import { FileLink } from './file-link.tsx'
import { fieldsOf, readable } from './readable.ts'
import { RichCallout } from './rich-callout.tsx'
import { InlinePicture, RichPicture } from './rich-picture.tsx'
import { RichTable } from './rich-table.tsx'
import { isRecord } from './values.ts'

type HeadingLevel = 2 | 3 | 4 | 5

type Props = {
  /** Portable Text and its language; its place in its block, for an editor. */
  value: { content: unknown; lang: Locale; path?: string }
  /** Level of the text's largest heading: one below the heading above the text. */
  level?: HeadingLevel
  className?: string
}

/**
 * Paragraphs, headings, lists, links, pictures, tables, files and callouts of rich text. Unknown and malformed parts of
 * the value are omitted; never throws.
 */
export function RichText({ value, level = 2, className = '' }: Props) {
  const { locale } = usePage()
  const content = readable(value.content)
  if (content.length === 0) return null
  return (
    <div lang={langOf(value, locale)} data-rich={value.path} className={`prose ${className}`.trim()}>
      <Blocks value={content} components={componentsOf(level, value.lang)} />
    </div>
  )
}

const Blocks = ({ value, components }: { value: TypedObject[]; components: PortableTextComponents }) => (
  <PortableText value={value} components={components} onMissingComponent={false} />
)

function TextLink({ href, children }: { href: unknown; children: ReactNode }) {
  if (!isHref(href)) return children
  return (
    <a href={href} rel={/^https?:/.test(href) ? 'external noopener' : undefined} className="link">
      {children}
    </a>
  )
}

function componentsFrom(level: HeadingLevel, lang: Locale): PortableTextComponents {
  const heading = (depth: number) => {
    const Heading = `h${Math.min(level + depth, 6)}` as 'h2'
    return ({ children }: { children?: ReactNode }) => <Heading>{children}</Heading>
  }
  const components: PortableTextComponents = {
    block: {
      h2: heading(0),
      h3: heading(1),
      h4: heading(2),
      cell: ({ children }) => <>{children}</>,
    },
    marks: {
      link: ({ value, children }) => (
        <TextLink href={isRecord(value) ? value.href : undefined}>{children}</TextLink>
      ),
      underline: ({ children }) => <u>{children}</u>,
      'strike-through': ({ children }) => <s>{children}</s>,
    },
    types: {
      picture: ({ value, isInline }) => {
        const Shown = isInline ? InlinePicture : RichPicture
        return <Shown value={fieldsOf(value)} lang={lang} />
      },
      table: ({ value }) => (
        <RichTable
          value={fieldsOf(value)}
          line={(cell) => <Blocks value={[cell]} components={components} />}
        />
      ),
      file: ({ value }) => <FileLink value={fieldsOf(value)} lang={lang} />,
      callout: ({ value }) => {
        const content = readable(fieldsOf(value).content, 'text')
        if (content.length === 0) return null
        return (
          <RichCallout value={fieldsOf(value)} lang={lang}>
            <Blocks value={content} components={components} />
          </RichCallout>
        )
      },
    },
  }
  return components
}

const known = new Map<string, PortableTextComponents>()

/** The components for a level and a language; the same object each time. */
function componentsOf(level: HeadingLevel, lang: Locale): PortableTextComponents {
  const name = `${level} ${lang}`
  const components = known.get(name) ?? componentsFrom(level, lang)
  known.set(name, components)
  return components
}

import {
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineInlineObject,
  defineTextBlock,
} from '@portabletext/editor'
import { classNames } from '../../../ui/core/class-names.ts'
import { InlineCard } from './inline-card.tsx'
import { ObjectCard } from './object-card.tsx'
import { opaqueType } from './opaque.ts'

/** Headings are rendered as styled text, so that they do not become part of the page's own heading structure. */
const looks: Record<string, string> = {
  h2: 'mt-4 text-2xl font-semibold',
  h3: 'mt-3 text-xl font-semibold',
  h4: 'mt-2 text-lg font-semibold',
  blockquote: 'border-s-4 border-line ps-4',
}

const decorators = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  'strike-through': 's',
  code: 'code',
} as const

/** How the editor renders nodes: like `RichText` on the site's pages. */
export const editorNodes = [
  defineTextBlock({
    type: 'block',
    render: ({ attributes, children, node }) => {
      const { listItem, level = 1, style = '' } = node
      const item = listItem && `list-item ${listItem === 'number' ? 'list-decimal' : 'list-disc'}`
      return (
        <p
          {...attributes}
          data-list={listItem}
          className={classNames(item, looks[style])}
          style={listItem ? { marginInlineStart: `${level * 1.5}em` } : undefined}
        >
          {children}
        </p>
      )
    },
  }),
  ...Object.entries(decorators).map(([type, Element]) =>
    defineDecorator({ type, render: ({ children }) => <Element>{children}</Element> }),
  ),
  defineAnnotation({ type: 'link', render: ({ children }) => <span className="link">{children}</span> }),
  defineBlockObject({ type: opaqueType, render: (props) => <ObjectCard {...props} /> }),
  defineInlineObject({ type: opaqueType, render: (props) => <InlineCard {...props} /> }),
]

import {
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineInlineObject,
  defineTextBlock,
} from '@portabletext/editor'
import { opaqueType } from './opaque.ts'

const elements: Record<string, 'p' | 'h2' | 'h3' | 'h4' | 'blockquote'> = {
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  blockquote: 'blockquote',
}

const decorators = { strong: 'strong', em: 'em', underline: 'u', code: 'code' } as const

/** How text looks while it is edited: as `RichText` shows it to readers. */
export const editorNodes = (unknown: string) => [
  defineTextBlock({
    type: 'block',
    render: ({ attributes, children, node }) => {
      const Element = elements[node.style ?? ''] ?? 'p'
      const { listItem, level = 1 } = node
      return (
        <Element
          {...attributes}
          data-list={listItem}
          className={listItem && `list-item ${listItem === 'number' ? 'list-decimal' : 'list-disc'}`}
          style={listItem ? { marginInlineStart: `${level * 1.5}em` } : undefined}
        >
          {children}
        </Element>
      )
    },
  }),
  ...Object.entries(decorators).map(([type, Element]) =>
    defineDecorator({ type, render: ({ children }) => <Element>{children}</Element> }),
  ),
  defineAnnotation({ type: 'link', render: ({ children }) => <span className="link">{children}</span> }),
  defineBlockObject({
    type: opaqueType,
    render: ({ attributes, children, selected }) => (
      <div
        {...attributes}
        className={`my-2 rounded-small bg-surface p-3 text-sm text-ink-soft ${selected ? 'outline-2 outline-accent' : ''}`}
      >
        {children}
        <span contentEditable={false}>{unknown}</span>
      </div>
    ),
  }),
  defineInlineObject({
    type: opaqueType,
    render: ({ attributes, children }) => (
      <span {...attributes} className="rounded-small bg-surface px-1 text-sm text-ink-soft">
        {children}
        <span contentEditable={false}>{unknown}</span>
      </span>
    ),
  }),
]

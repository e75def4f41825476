'use client'

import { EditorProvider, PortableTextEditable, useEditor } from '@portabletext/editor'
import { BehaviorPlugin, NodePlugin } from '@portabletext/editor/plugins'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { plainText } from '../../../schemas/core/plain-text.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { AnyFieldProps } from '../../form-field.ts'
import { editedText } from './edited-text.ts'
import { editorBehaviors } from './editor-behaviors.ts'
import { editorNodes } from './editor-nodes.tsx'
import { editorSchema } from './editor-schema.ts'
import { LinkButton } from './link-button.tsx'
import { type EditorBlock, toEditor } from './opaque.ts'
import { RichToolbar } from './rich-toolbar.tsx'

/** CSS counters for numbered lists: their items are sibling blocks without a list element. */
const numbering =
  '[&_:not([data-list=number])+[data-list=number]]:[counter-set:list-item_1] [&_[data-list=number]:first-child]:[counter-set:list-item_1]'

export type TextEditorProps = {
  label: string
  locale: Locale
  /** The stored text; the editor is created again for another one. */
  content: PortableText | undefined
  /** The text that readers see until something is written. */
  fallback: PortableText | undefined
  isWrong: boolean
  isRequired: boolean
  /** Props of the field: links in the text use fields of the same form. */
  of: AnyFieldProps
  onChange: (content: PortableText) => void
  /** Tools behind those of the text; they need `EditorProvider`. */
  children?: ReactNode
}

/** The Portable Text editor with our schema, styles and toolbar; a paste is cleaned like a backend's HTML. */
export function TextEditor({ label, locale, content = [], fallback, onChange, ...rest }: TextEditorProps) {
  const { t } = usePage()
  const stored = useRef(content).current
  const initial = useMemo(() => {
    const blocks = toEditor(stored)
    return {
      schemaDefinition: editorSchema(blocks),
      ...(blocks.length > 0 && { initialValue: blocks }),
    }
  }, [stored])
  return (
    <EditorProvider initialConfig={initial}>
      <NodePlugin nodes={editorNodes} />
      <BehaviorPlugin behaviors={editorBehaviors} />
      <Changes stored={stored} onChange={onChange} />
      <div className="field p-0 has-[[contenteditable]:focus-visible]:border-accent-mark">
        <RichToolbar label={t('forms:rich.toolbar', { label })}>
          <LinkButton of={rest.of} />
          {rest.children}
        </RichToolbar>
        <PortableTextEditable
          lang={locale}
          aria-label={label}
          aria-invalid={rest.isWrong || undefined}
          aria-required={rest.isRequired || undefined}
          renderPlaceholder={() =>
            fallback ? (
              <span className="whitespace-pre-line text-ink-faint">{plainText(fallback)}</span>
            ) : null
          }
          className={`prose min-h-32 max-w-none px-3.5 py-2.5 outline-none ${numbering}`}
        />
      </div>
    </EditorProvider>
  )
}

/** Reports changes made by the person, and ignores the editor's own normalization. */
function Changes({ stored, onChange }: { stored: PortableText; onChange: (content: PortableText) => void }) {
  const editor = useEditor()
  const tell = useRef(onChange)
  tell.current = onChange
  useEffect(() => {
    let last = stored
    let isWaiting = false
    const changes = editor.on('operation', ({ origin }) => {
      if (origin !== 'local' || isWaiting) return
      isWaiting = true
      // One edit consists of several operations; the microtask runs after all of them.
      queueMicrotask(() => {
        isWaiting = false
        const next = editedText(stored, editor.getSnapshot().context.value as EditorBlock[])
        if (next !== last) tell.current(next)
        last = next
      })
    })
    return () => changes.unsubscribe()
  }, [editor, stored])
  return null
}

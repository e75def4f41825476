'use client'

import { Toolbar } from '@base-ui/react/toolbar'
import { type Editor, useEditor, useEditorSelector } from '@portabletext/editor'
import { isActiveDecorator, isActiveListItem, isActiveStyle } from '@portabletext/editor/selectors'
import Bold from 'lucide-react/icons/bold'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Heading4 from 'lucide-react/icons/heading-4'
import Italic from 'lucide-react/icons/italic'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import Redo2 from 'lucide-react/icons/redo-2'
import Strikethrough from 'lucide-react/icons/strikethrough'
import Underline from 'lucide-react/icons/underline'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { IconGlyph } from '../../../ui/icon/icon.tsx'
import { ToolButton } from './tool-button.tsx'

type Tool = {
  name:
    | 'strong'
    | 'em'
    | 'underline'
    | 'strike-through'
    | 'h2'
    | 'h3'
    | 'h4'
    | 'blockquote'
    | 'bullet'
    | 'number'
  icon: IconGlyph
  kind: 'decorator' | 'style' | 'list'
}

const tools: readonly Tool[] = [
  { name: 'strong', icon: Bold, kind: 'decorator' },
  { name: 'em', icon: Italic, kind: 'decorator' },
  { name: 'underline', icon: Underline, kind: 'decorator' },
  { name: 'strike-through', icon: Strikethrough, kind: 'decorator' },
  { name: 'h2', icon: Heading2, kind: 'style' },
  { name: 'h3', icon: Heading3, kind: 'style' },
  { name: 'h4', icon: Heading4, kind: 'style' },
  { name: 'blockquote', icon: Quote, kind: 'style' },
  { name: 'bullet', icon: List, kind: 'list' },
  { name: 'number', icon: ListOrdered, kind: 'list' },
]

const selectors = { decorator: isActiveDecorator, style: isActiveStyle, list: isActiveListItem }

function apply(editor: Editor, { kind, name }: Tool) {
  if (kind === 'decorator') editor.send({ type: 'decorator.toggle', decorator: name })
  else if (kind === 'style') editor.send({ type: 'style.toggle', style: name })
  else editor.send({ type: 'list item.toggle', listItem: name })
  editor.send({ type: 'focus' })
}

/** The toolbar above a text; arrow keys move between its buttons. `children` are rendered after the list buttons. */
export function RichToolbar({ label, children }: { label: string; children: ReactNode }) {
  const { t } = usePage()
  const editor = useEditor()
  const go = (type: 'history.undo' | 'history.redo') => {
    editor.send({ type })
    editor.send({ type: 'focus' })
  }
  return (
    <Toolbar.Root aria-label={label} className="flex flex-wrap gap-0.5 border-b border-line p-1">
      {tools.map((tool) => (
        <ToggleTool key={tool.name} tool={tool} />
      ))}
      {children}
      <ToolButton icon={Undo2} label={t('forms:rich.undo')} onClick={() => go('history.undo')} />
      <ToolButton icon={Redo2} label={t('forms:rich.redo')} onClick={() => go('history.redo')} />
    </Toolbar.Root>
  )
}

function ToggleTool({ tool }: { tool: Tool }) {
  const { t } = usePage()
  const editor = useEditor()
  const isOn = useEditorSelector(editor, selectors[tool.kind](tool.name))
  return (
    <ToolButton
      icon={tool.icon}
      label={t(`forms:rich.${tool.name}`)}
      isOn={isOn}
      onClick={() => apply(editor, tool)}
    />
  )
}

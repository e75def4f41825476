'use client'

import ImageIcon from 'lucide-react/icons/image'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Paperclip from 'lucide-react/icons/paperclip'
import Table2 from 'lucide-react/icons/table-2'
import type { RichObjectName } from '../../../schemas/rich/objects.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { ToolButton } from './tool-button.tsx'

const tools = [
  { name: 'picture', icon: ImageIcon },
  { name: 'table', icon: Table2 },
  { name: 'file', icon: Paperclip },
  { name: 'callout', icon: MessageSquareWarning },
] as const

/** Buttons that insert objects. */
export function ObjectTools({ onInsert }: { onInsert: (name: RichObjectName) => void }) {
  const { t } = usePage()
  return tools.map(({ name, icon }) => (
    <ToolButton
      key={name}
      icon={icon}
      label={t(`forms:rich.insert.${name}`)}
      onClick={() => onInsert(name)}
    />
  ))
}

'use client'

import { useEditor, useEditorSelector } from '@portabletext/editor'
import { isActiveAnnotation, isSelectionExpanded } from '@portabletext/editor/selectors'
import LinkIcon from 'lucide-react/icons/link'
import { useState } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Popover } from '../../../ui/popup/popover.tsx'
import type { AnyFieldProps } from '../../form-field.ts'
import { LinkEditor } from './link-editor.tsx'
import { ToolButton } from './tool-button.tsx'

/** Turns the selected words into a link, or edits the link at the cursor; says that words are needed where neither is. */
export function LinkButton({ of }: { of: AnyFieldProps }) {
  const { t } = usePage()
  const editor = useEditor()
  const [isOpen, setOpen] = useState(false)
  const isLink = useEditorSelector(editor, isActiveAnnotation('link', { mode: 'partial' }))
  const hasWords = useEditorSelector(editor, isSelectionExpanded)
  const mayLink = isLink || hasWords
  return (
    <Popover
      title={t('forms:rich.link')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <ToolButton
          icon={LinkIcon}
          label={t('forms:rich.link')}
          title={t(mayLink ? 'forms:rich.link' : 'forms:rich.linkWords')}
          isOn={isLink}
        />
      }
    >
      {mayLink ? (
        <LinkEditor
          of={of}
          onDone={() => {
            setOpen(false)
            editor.send({ type: 'focus' })
          }}
        />
      ) : (
        <p className="mt-2">{t('forms:rich.linkWords')}</p>
      )}
    </Popover>
  )
}

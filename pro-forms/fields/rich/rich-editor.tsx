'use client'

import { useState } from 'react'
import { ObjectDialog } from './object-dialog.tsx'
import { type EditedObject, ObjectEditing } from './object-editing.ts'
import { ObjectTools } from './object-tools.tsx'
import { TextEditor, type TextEditorProps } from './text-editor.tsx'

/** The editor of a text with pictures, tables, files and callouts. */
export function RichEditor(props: TextEditorProps) {
  const [edited, setEdited] = useState<EditedObject>()
  return (
    <ObjectEditing value={setEdited}>
      <TextEditor {...props}>
        <ObjectTools onInsert={(name) => setEdited({ name, isNew: true })} />
        {edited && (
          <ObjectDialog
            of={props.of}
            lang={props.locale}
            edited={edited}
            onClose={() => setEdited(undefined)}
          />
        )}
      </TextEditor>
    </ObjectEditing>
  )
}

'use client'

import { keyGenerator, useEditor } from '@portabletext/editor'
import { useId, useRef, useState } from 'react'
import type { Locale } from '../../../locales/locale.ts'
import { replaceAt } from '../../../schemas/core/edit.ts'
import { loadJudge } from '../../../schemas/core/load-judge.ts'
import type { Problem } from '../../../schemas/core/problem.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { richObjects } from '../../../schemas/rich/objects.ts'
import type { PortableText } from '../../../schemas/rich/portable-text.ts'
import type { RichTable } from '../../../schemas/rich/table.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { fieldOptions } from '../../field-options.ts'
import { toErrorSchema } from '../../form-errors.ts'
import type { AnyFieldProps } from '../../form-field.ts'
import { outlineOf, uiSchemaOf } from '../../ui-schema.ts'
import { type EditedObject, ObjectEditing } from './object-editing.ts'
import { calloutContent, newObject, objectForms, withFields } from './object-form.ts'
import { opaqueType } from './opaque.ts'
import { TableGrid } from './table-grid.tsx'
import { TextEditor } from './text-editor.tsx'

type Props = { of: AnyFieldProps; lang: Locale; edited: EditedObject; onClose: () => void }
type Fields = Record<string, unknown>

/** Inserts or edits an object: a form generated from its schema, with the cells of a table or the text of a callout. */
export function ObjectDialog({ of, lang, edited, onClose }: Props) {
  const { locale, t } = usePage()
  const editor = useEditor()
  const id = useId()
  const { name } = edited
  const [value, setValue] = useState<Fields>(() =>
    edited.isNew ? newObject(name, keyGenerator) : edited.value,
  )
  const [isInLine, setInLine] = useState(false)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const box = useRef<HTMLDivElement>(null)
  const schema: TSchema = richObjects[name]
  const form = objectForms[name]
  const { SchemaField } = of.registry.fields

  function change(next: Fields | ((value: Fields) => Fields)) {
    setValue(next)
    setProblems([])
  }
  function store() {
    const json = JSON.stringify(value)
    if (edited.isNew && isInLine)
      editor.send({ type: 'insert.inline object', inlineObject: { name: opaqueType, value: { json } } })
    else if (edited.isNew)
      editor.send({
        type: 'insert.block',
        block: { _type: opaqueType, json },
        placement: 'auto',
        select: 'end',
      })
    else if (value === edited.value) return
    else if ('block' in edited) editor.send({ type: 'block.set', at: edited.block, props: { json } })
    else editor.send({ type: 'child.set', at: edited.child, props: { json } })
  }
  async function apply() {
    const found = (await loadJudge(schema))(value).problems
    setProblems(found)
    if (found.length > 0) {
      requestAnimationFrame(() =>
        box.current
          ?.querySelector<HTMLElement>('[aria-invalid="true"], input:not([hidden]), button')
          ?.focus(),
      )
      return
    }
    store()
    onClose()
    requestAnimationFrame(() => editor.send({ type: 'focus' }))
  }
  return (
    <Dialog
      id={`object${id}`}
      title={fieldOptions(schema, locale).label ?? name}
      open
      onOpenChange={(open) => !open && onClose()}
      closesOnOverlay={false}
      beginsWithField
      size={name === 'table' ? 'large' : 'medium'}
      actions={
        <>
          <Button onClick={() => void apply()}>
            {t(edited.isNew ? 'forms:rich.insertObject' : 'forms:rich.done')}
          </Button>
          <Button variant="empty" onClick={onClose}>
            {t('forms:rich.cancel')}
          </Button>
        </>
      }
    >
      <div ref={box} className="grid gap-5">
        {SchemaField && (
          <SchemaField
            {...of}
            name={name}
            required
            schema={outlineOf(form)}
            uiSchema={uiSchemaOf(form, locale)}
            formData={value}
            errorSchema={toErrorSchema(problems, t)}
            fieldPathId={{ $id: `object${id}`, path: [] }}
            onChange={(next: unknown, path) =>
              // Computed from the latest value, because a choice may change two fields at once.
              change((latest) => withFields(name, latest, (replaceAt(latest, path, next) ?? {}) as Fields))
            }
          />
        )}
        {name === 'picture' && edited.isNew && (
          <Checkbox
            label={t('forms:rich.inLine')}
            checked={isInLine}
            onChange={(event) => setInLine(event.target.checked)}
          />
        )}
        {name === 'table' && (
          <TableGrid
            rows={value.rows as RichTable['rows']}
            lang={lang}
            onChange={(rows) => change({ ...value, rows })}
          />
        )}
        {name === 'callout' && (
          <ObjectEditing value={undefined}>
            <TextEditor
              of={of}
              label={t('forms:rich.calloutText')}
              locale={lang}
              content={value.content as PortableText}
              fallback={undefined}
              isWrong={false}
              isRequired={false}
              onChange={(content) => change({ ...value, content: calloutContent(content) })}
            />
          </ObjectEditing>
        )}
      </div>
    </Dialog>
  )
}

'use client'

import Plus from 'lucide-react/icons/plus'
import { shapeOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { fieldOptions } from '../../field-options.ts'
import { firstError } from '../../form-errors.ts'
import { childPath, type FormFieldProps, formField } from '../../form-field.ts'
import { outlineOf, uiSchemaOf } from '../../ui-schema.ts'
import { ListRow } from './list-row.tsx'
import { useRowTitles } from './use-row-titles.ts'
import { useRows } from './use-rows.ts'

const blankObject = {}

/** A list of rows, one of which is open for editing. Rows can be added, moved, and removed with undo. */
export function ListField(props: FormFieldProps<unknown[]>) {
  const { locale: reader, t } = usePage()
  const { value = [], set, isReadOnly, label, schema, hints } = formField(props)
  const { errorSchema, registry } = props
  const { items } = schema as { items: TSchema }
  const titleOf = useRowTitles(items)
  const isPlain = shapeOf(items).kind === 'plain'
  const isWrong = (index: number) => firstError(errorSchema?.[index]) !== undefined
  const rows = useRows({
    value,
    set,
    blank: isPlain ? '' : blankObject,
    isWrong,
    path: props.fieldPathId.path,
  })
  const itemUi = uiSchemaOf(items, reader)
  const itemHints = fieldOptions(items, reader)
  const { SchemaField } = registry.fields
  return (
    <FieldFrame of={props} group>
      <ul ref={rows.list} className="grid grid-cols-1 gap-2">
        {value.map((item, index) => {
          const number = index + 1
          const isOpen = isPlain || index === rows.open
          const hints = { ...itemHints, label: `${itemHints.label ?? label} ${number}` }
          return (
            <ListRow
              // biome-ignore lint/suspicious/noArrayIndexKey: closed rows have no state; the open one renders its value
              key={index}
              index={index}
              isReadOnly={isReadOnly}
              isPlain={isPlain}
              isOpen={isOpen}
              title={titleOf(item) || t('forms:list.item', { number })}
              count={value.length}
              isWrong={isWrong(index)}
              error={isPlain ? undefined : errorSchema?.[index]?.__errors?.[0]}
              onToggle={rows.toggle}
              onMove={rows.move}
              onRemove={rows.remove}
            >
              {isOpen && SchemaField && (
                <SchemaField
                  {...props}
                  name={hints.label}
                  // A row that is empty can be removed, so that a single control needs no mark.
                  required={!isPlain}
                  schema={outlineOf(items)}
                  uiSchema={{ ...itemUi, 'ui:options': { ...itemUi['ui:options'], hints, isBare: true } }}
                  formData={item}
                  errorSchema={errorSchema?.[index]}
                  fieldPathId={childPath(props, index)}
                />
              )}
            </ListRow>
          )
        })}
      </ul>
      <p role="status" className="sr-only">
        {rows.moved}
      </p>
      {!isReadOnly && value.length < (hints?.maxItems ?? 500) && (
        <Button variant="empty" icon={Plus} onClick={rows.add} className="-ms-4 mt-1">
          {t('forms:list.add')}
        </Button>
      )}
    </FieldFrame>
  )
}

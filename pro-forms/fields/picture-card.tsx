'use client'

import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { t as field, type TSchema } from '../../schemas/core/type.ts'
import { Button } from '../../ui/button/button.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { FieldError } from '../../ui/form/field.tsx'
import { firstError } from '../form-errors.ts'
import { childPath, type FormFieldProps } from '../form-field.ts'
import { outlineOf, uiSchemaOf } from '../ui-schema.ts'
import type { Picture } from './picture.ts'

type Props = {
  of: FormFieldProps<Picture[]>
  picture: Picture
  position: { index: number; count: number }
  isReadOnly: boolean
  onMove: (to: number) => void
  onRemove: () => void
  onDragStart: () => void
  onDrop: () => void
}

const alt: TSchema = field.text({
  label: { ru: 'Что на фото', kk: 'Фотода не бар', uz: 'Suratda nima bor', en: 'What the photo shows' },
  max: 300,
})

/** A picture with its alt text, and buttons that move it. */
export function PictureCard({ of, picture, position, isReadOnly, ...on }: Props) {
  const { locale, t } = usePage()
  const { index, count } = position
  const errors = of.errorSchema?.[index]
  const { SchemaField } = of.registry.fields
  const named = { number: index + 1 }
  return (
    <li
      draggable={!isReadOnly}
      onDragStart={on.onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        on.onDrop()
      }}
      className="grid gap-x-4 gap-y-2 rounded-control bg-surface p-3 sm:grid-cols-[10rem_1fr_auto]"
    >
      <img
        src={`${picture.src}/320`}
        alt=""
        width={picture.width}
        height={picture.height}
        draggable={false}
        className="aspect-[3/2] h-auto w-full rounded-small object-cover"
        style={{ backgroundColor: picture.color }}
      />
      <div data-part="fields">
        {SchemaField && (
          <SchemaField
            {...of}
            name="alt"
            required
            schema={outlineOf(alt)}
            uiSchema={uiSchemaOf(alt, locale)}
            formData={picture.alt}
            errorSchema={errors?.alt}
            fieldPathId={childPath({ ...of, fieldPathId: childPath(of, index) }, 'alt')}
          />
        )}
        <FieldError>{firstError(errors?.src)}</FieldError>
      </div>
      {!isReadOnly && (
        <div className="flex gap-1 sm:flex-col">
          <Button
            variant="empty"
            icon={ArrowUp}
            aria-label={t('forms:pictures.up', named)}
            disabled={index === 0}
            onClick={() => on.onMove(index - 1)}
          />
          <Button
            variant="empty"
            icon={ArrowDown}
            aria-label={t('forms:pictures.down', named)}
            disabled={index === count - 1}
            onClick={() => on.onMove(index + 1)}
          />
          <Button
            variant="empty"
            icon={Trash2}
            aria-label={t('forms:pictures.remove', named)}
            onClick={on.onRemove}
          />
        </div>
      )}
    </li>
  )
}

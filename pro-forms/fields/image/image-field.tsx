'use client'

import Trash2 from 'lucide-react/icons/trash-2'
import { structureOf } from '../../../schemas/schema-shape.ts'
import { Button } from '../../../ui/button.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { FieldFrame } from '../../field-frame.tsx'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { childPath, type FormFieldProps, formField } from '../../form-field.ts'
import { outlineOf } from '../../ui-schema.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { UploadButton } from './upload-button.tsx'

type Image = { src?: string; width?: number; height?: number; color?: string; alt?: Record<string, string> }

/** A picture, uploaded or chosen from existing ones, and its alt text. */
export function ImageField(props: FormFieldProps<Image>) {
  const { t } = usePage()
  const { services } = useFormSettings()
  const { value = {}, set, isReadOnly, error, required, schema } = formField(props)
  const { src, width, height, color, alt } = value
  const structure = structureOf(schema)
  const altSchema = structure.kind === 'object' ? structure.properties.alt : undefined
  const wrong = firstError(props.errorSchema?.src) ?? firstError(props.errorSchema?.width) ?? error
  const { SchemaField } = props.registry.fields
  const put = (stored: Image) => set({ ...stored, ...(altSchema && { alt: alt ?? {} }) })
  return (
    <FieldFrame of={props} group error={wrong}>
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-[12rem_1fr]">
        {src === undefined ? (
          <p className="grid aspect-[3/2] place-items-center rounded-small bg-surface p-2 text-center text-sm text-ink-soft">
            {t('forms:image.none')}
          </p>
        ) : (
          <img
            src={`${src}/320`}
            alt=""
            width={width}
            height={height}
            className="aspect-[3/2] h-auto w-full rounded-small object-contain"
            style={{ backgroundColor: color }}
          />
        )}
        {!isReadOnly && (
          <div className="flex flex-wrap content-start gap-2">
            {services.pictures && <PictureDialog load={services.pictures} onChoose={put} />}
            {services.upload && <UploadButton upload={services.upload} onStored={put} />}
            {src !== undefined && !required && (
              <Button variant="empty" icon={Trash2} onClick={() => set(undefined)}>
                {t('forms:image.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {altSchema && SchemaField && src !== undefined && (
        <div className="mt-4">
          <SchemaField
            {...props}
            name="alt"
            required
            schema={outlineOf(altSchema)}
            uiSchema={props.uiSchema?.alt}
            formData={alt}
            errorSchema={props.errorSchema?.alt}
            fieldPathId={childPath(props, 'alt')}
          />
        </div>
      )}
    </FieldFrame>
  )
}

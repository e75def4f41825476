'use client'

import Crop from 'lucide-react/icons/crop'
import Images from 'lucide-react/icons/images'
import Trash2 from 'lucide-react/icons/trash-2'
import { defaultLocale } from '../../../locales/locale.ts'
import type { MediaItem } from '../../../schemas/api/media.ts'
import { isBlank } from '../../../schemas/core/localized.ts'
import { shapeOf, structureOf } from '../../../schemas/core/schema-shape.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { pictureAt } from '../../../ui/picture/picture-source.ts'
import { FieldFrame } from '../../field-frame.tsx'
import { fieldOptions } from '../../field-options.ts'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { childPath, type FormFieldProps, formField } from '../../form-field.ts'
import { outlineOf } from '../../ui-schema.ts'
import { altFor, type Texts } from '../media/alt-for.ts'
import { LibraryButton } from '../media/library-button.tsx'
import { pictureOfItem } from '../media/picture-of-item.ts'
import type { StoredPicture } from '../picture.ts'
import { UploadButton } from './upload-button.tsx'

type Image = Partial<StoredPicture> & Record<string, unknown>

/** A picture, chosen from the library or uploaded, and its alt text. */
export function ImageField(props: FormFieldProps<Image>) {
  const { t } = usePage()
  const { services, locale, lending, wordsOf } = useFormSettings()
  const { value = {}, set, isReadOnly, error, required, schema, hints } = formField(props)
  const { src, width, height, color, focus, ...texts } = value
  const structure = structureOf(schema)
  const properties = structure.kind === 'object' ? structure.properties : {}
  const needed = structure.kind === 'object' ? structure.required : undefined
  const textFields = Object.entries(properties).filter(
    ([name, property]) => name !== 'src' && !fieldOptions(property, defaultLocale).isHidden,
  )
  const wrong = firstError(props.errorSchema?.src) ?? firstError(props.errorSchema?.width) ?? error
  const { SchemaField } = props.registry.fields
  const isLocalized = properties.alt !== undefined && shapeOf(properties.alt).kind === 'leaf'
  /** Texts that describe the picture; written ones are not replaced. */
  const described = (alt: Texts) => ({ ...wordsOf(hints?.spoken ?? []), ...alt })
  const put = (stored: StoredPicture) =>
    set({ ...texts, ...(isLocalized && { alt: described((texts.alt ?? {}) as Texts) }), ...stored })
  function choose(item: MediaItem) {
    const stored = pictureOfItem(item)
    if (!stored) return
    const { FOCUS } = item
    const alt = described(altFor(item, texts.alt))
    set({
      ...texts,
      ...stored,
      ...(properties.focus && FOCUS && { focus: { x: FOCUS.X, y: FOCUS.Y } }),
      ...(properties.alt && { alt: isLocalized ? alt : (texts.alt ?? alt[locale]) }),
    })
  }
  const isUnspoken =
    src !== undefined &&
    isLocalized &&
    lending.lenders.concat(defaultLocale).every((one) => isBlank((texts.alt as Texts | undefined)?.[one]))
  return (
    <FieldFrame of={props} group error={wrong}>
      <div className="grid gap-x-4 gap-y-3 grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))]">
        {src === undefined ? (
          <p className="grid aspect-[3/2] place-items-center rounded-small bg-surface p-2 text-center text-sm text-ink-soft">
            {t('forms:image.none')}
          </p>
        ) : (
          <img
            src={pictureAt(src, 320)}
            alt=""
            width={width}
            height={height}
            className="aspect-[3/2] h-auto w-full rounded-small object-contain"
            style={{ backgroundColor: color }}
          />
        )}
        {!isReadOnly && (
          <div className="flex flex-wrap content-start gap-2">
            <LibraryButton
              kind="picture"
              icon={Images}
              label={t(src === undefined ? 'forms:media.picture' : 'forms:media.other')}
              onChoose={choose}
            />
            {src !== undefined && properties.focus && services.followsLibrary && (
              <LibraryButton kind="picture" icon={Crop} label={t('forms:media.change')} shown={src} />
            )}
            {services.upload && !services.Library && <UploadButton upload={services.upload} onStored={put} />}
            {src !== undefined && !required && (
              <Button variant="empty" icon={Trash2} onClick={() => set(undefined)}>
                {t('forms:image.remove')}
              </Button>
            )}
          </div>
        )}
      </div>
      {isUnspoken && !isReadOnly && (
        <p role="status" className="mt-3 text-sm">
          {t('forms:media.describe')}
        </p>
      )}
      {SchemaField && src !== undefined && textFields.length > 0 && (
        <div className="mt-4 grid gap-4">
          {textFields.map(([name, property]) => (
            <SchemaField
              {...props}
              key={name}
              name={name}
              required={needed?.has(name) ?? false}
              schema={outlineOf(property)}
              uiSchema={props.uiSchema?.[name]}
              formData={value[name]}
              errorSchema={props.errorSchema?.[name]}
              fieldPathId={childPath(props, name)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  )
}

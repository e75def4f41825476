'use client'

import ImagePlus from 'lucide-react/icons/image-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useRef, useState } from 'react'
import { pictureTypes } from '../../../schemas/formats/picture-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { loadedPart } from '../../../ui/loaded/loaded-part.tsx'
import { pictureAt } from '../../../ui/picture/picture-source.ts'
import { FieldFrame } from '../../field-frame.tsx'
import { useFormSettings } from '../../form-context.ts'
import { firstError } from '../../form-errors.ts'
import { type FormFieldProps, formField } from '../../form-field.ts'
import type { StoredPicture } from '../picture.ts'
import type { Chosen } from './crop-dialog.tsx'

const CropDialog = loadedPart(async () => (await import('./crop-dialog.tsx')).CropDialog, {
  giveUp: ({ onClose }) => onClose(),
})

/** Opens a picture; rejects if the browser cannot show it. */
async function openPicture(file: File): Promise<Chosen> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  return { image, name: file.name }
}

type Props = FormFieldProps<StoredPicture> & { isSquare?: boolean }

/** A logo or an icon: a picture of which a part is cut out before it is uploaded. Shown on both grounds of a site. */
function MarkField({ isSquare = false, ...props }: Props) {
  const { t } = usePage()
  const { services } = useFormSettings()
  const { value, set, isReadOnly, label, error } = formField(props)
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen>()
  const [fault, setFault] = useState<string>()
  const { upload } = services

  async function choose(file: File) {
    setFault(undefined)
    try {
      setChosen(await openPicture(file))
    } catch {
      setFault(t('forms:mark.unreadable'))
    }
  }
  function close() {
    if (chosen) URL.revokeObjectURL(chosen.image.src)
    setChosen(undefined)
  }
  return (
    <FieldFrame of={props} group error={fault ?? firstError(props.errorSchema?.src) ?? error}>
      {value && (
        <div className="mb-2 grid grid-cols-2 gap-2 forced-color-adjust-none">
          {['#fdfdfb', '#181614'].map((ground) => (
            <span
              key={ground}
              className="flex h-20 items-center justify-center rounded-small border border-line p-3"
              style={{ background: ground }}
            >
              <img
                src={pictureAt(value.src, 320)}
                alt=""
                width={value.width}
                height={value.height}
                className="max-h-full w-auto max-w-full object-contain"
              />
            </span>
          ))}
        </div>
      )}
      {!isReadOnly && upload && (
        <div className="flex flex-wrap gap-2">
          <input
            ref={input}
            type="file"
            accept={pictureTypes}
            hidden
            aria-label={label}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              // Reset, so that the same file can be chosen again.
              event.target.value = ''
              if (file) void choose(file)
            }}
          />
          <Button variant="secondary" icon={ImagePlus} onClick={() => input.current?.click()}>
            {t(value ? 'forms:mark.replace' : 'forms:mark.upload')}
          </Button>
          {value && (
            <Button variant="empty" icon={Trash2} onClick={() => set(undefined)}>
              {t('forms:image.remove')}
            </Button>
          )}
        </div>
      )}
      {chosen && upload && (
        <CropDialog
          title={label}
          chosen={chosen}
          {...(isSquare && { shape: 'square' as const })}
          onCut={async (file) => set(await upload(file))}
          onClose={close}
        />
      )}
    </FieldFrame>
  )
}

/** A logo, in the shape that it has. */
export const LogoField = (props: FormFieldProps<StoredPicture>) => <MarkField {...props} />
/** An icon, which is always square. */
export const IconField = (props: FormFieldProps<StoredPicture>) => <MarkField {...props} isSquare />

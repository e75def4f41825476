import { useState } from 'react'
import { CropStage } from '../../../../../pro-forms/fields/mark/crop-stage.tsx'
import {
  coveringZoom,
  type Size,
  type View,
  wholePicture,
  withinFrame,
} from '../../../../../pro-forms/fields/mark/crop-view.ts'
import { ShapeChoice } from '../../../../../pro-forms/fields/mark/shape-choice.tsx'
import { ZoomInput } from '../../../../../pro-forms/fields/mark/zoom-input.tsx'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Spinner } from '../../../../../ui/button/spinner.tsx'
import { Field, FieldError } from '../../../../../ui/form/field.tsx'
import { pictureAt } from '../../../../../ui/picture/picture-source.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { cropOf, mostCropZoom } from './crop-of.ts'

/** Proportions of the frame; `own` is that of the picture. */
const shapes = { own: undefined, square: 1, '3:2': 3 / 2, '16:9': 16 / 9, '3:4': 3 / 4 } as const
type Shape = keyof typeof shapes

type Props = {
  item: MediaItem
  /** True if it is saved. */
  onCrop: (crop: MediaItem['CROP']) => Promise<boolean>
  onClose: () => void
}

/** The crop of a picture: the whole one in a frame, moved and zoomed. */
export function CropView({ item, onCrop, onClose }: Props) {
  const { t } = useTranslation()
  const [picture, setPicture] = useState<Size>()
  const [shape, setShape] = useState<Shape>('own')
  const [view, setView] = useState<View>(wholePicture)
  const [isSending, setSending] = useState(false)
  const [isFailed, setFailed] = useState(false)
  // The whole picture, also if it is cropped already.
  const src = pictureAt(item.ORIGINAL ?? item.SRC, 960)
  if (!picture)
    return (
      <>
        <Spinner />
        <img
          src={src}
          alt=""
          className="hidden"
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setPicture({ width, height })
          }
        />
      </>
    )
  const frame: Size = { width: shapes[shape] ?? picture.width / picture.height, height: 1 }
  const least = coveringZoom(picture, frame)
  const most = mostCropZoom(picture, frame)
  const zoom = Math.min(most, Math.max(least, view.zoom))
  const seen = withinFrame({ ...view, zoom }, picture, frame)
  const look = (next: View) =>
    setView(withinFrame({ ...next, zoom: Math.min(most, Math.max(least, next.zoom)) }, picture, frame))

  async function save(whole: Size) {
    setSending(true)
    setFailed(false)
    const isSaved = await onCrop(cropOf(seen, whole, frame))
    setSending(false)
    setFailed(!isSaved)
    if (isSaved) onClose()
  }
  return (
    <div className="grid gap-4">
      <CropStage src={src} picture={picture} frame={frame} view={seen} onChange={look} />
      <p className="text-sm text-ink-soft">{t('forms:mark.hint')}</p>
      <Field label={t('forms:mark.zoom')}>
        <ZoomInput
          value={zoom / least}
          most={most / least}
          onChange={(next) => look({ ...seen, zoom: next * least })}
        />
      </Field>
      <ShapeChoice
        shapes={Object.keys(shapes) as Shape[]}
        value={shape}
        onChange={(next) => {
          setShape(next)
          setView(wholePicture)
        }}
      />
      <FieldError>{isFailed && t('forms:mark.failed')}</FieldError>
      <div className="flex flex-wrap gap-2">
        <Button loading={isSending} onClick={() => void save(picture)}>
          {t('business:site.library.crop.save')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('business:site.library.crop.cancel')}
        </Button>
      </div>
    </div>
  )
}

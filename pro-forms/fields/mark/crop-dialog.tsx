'use client'

import { useId, useRef, useState } from 'react'
import { CallError } from '../../../client/call-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field, FieldError } from '../../../ui/form/field.tsx'
import { CropStage } from './crop-stage.tsx'
import { coveringZoom, mostZoom, type Size, type View, wholePicture, withinFrame } from './crop-view.ts'
import { cutPicture } from './cut-picture.ts'
import { ShapeChoice } from './shape-choice.tsx'
import { ZoomInput } from './zoom-input.tsx'

/** A picture that was chosen from a file, loaded. */
export type Chosen = { image: HTMLImageElement; name: string }

/** Shapes of a frame, by the proportion of its sides; `own` is that of the picture. */
const shapes = { own: undefined, square: 1, wide: 2, wider: 3.5 } as const
type Shape = keyof typeof shapes

type Props = {
  title: string
  chosen: Chosen
  /** A frame of this shape, without a choice. */
  shape?: Shape
  onCut: (file: File) => Promise<void>
  onClose: () => void
}

/** The choice of a picture's part for a mark: a frame over it, moved and zoomed by finger, mouse or keyboard. */
export function CropDialog({ title, chosen: { image, name }, shape: only, onCut, onClose }: Props) {
  const { t } = usePage()
  const id = useId()
  const picture: Size = { width: image.naturalWidth, height: image.naturalHeight }
  const [shape, setShape] = useState<Shape>(only ?? 'own')
  const ratio = shapes[shape] ?? picture.width / picture.height
  const frame: Size = { width: ratio, height: 1 }
  const [view, setView] = useState<View>(wholePicture)
  const [isSending, setSending] = useState(false)
  const [fault, setFault] = useState<string>()
  const opener = useRef(document.activeElement)
  const look = (next: View) => setView(withinFrame(next, picture, frame))

  async function cut() {
    setSending(true)
    setFault(undefined)
    try {
      await onCut(await cutPicture(image, view, frame, name))
      onClose()
    } catch (thrown) {
      if (!(thrown instanceof CallError)) reportError(thrown)
      setFault(thrown instanceof CallError ? thrown.sentence : t('forms:mark.failed'))
      setSending(false)
    }
  }
  return (
    <Dialog
      id={`crop${id}`}
      title={title}
      open
      onOpenChange={(open) => {
        if (open) return
        onClose()
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }}
      actions={
        <Button loading={isSending} onClick={() => void cut()}>
          {t('forms:mark.save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <CropStage src={image.src} picture={picture} frame={frame} view={view} onChange={look} />
        <p className="text-sm text-ink-soft">{t('forms:mark.hint')}</p>
        <Field label={t('forms:mark.zoom')}>
          <ZoomInput
            value={view.zoom}
            most={mostZoom(picture, frame)}
            onChange={(zoom) => look({ ...view, zoom })}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => setView(wholePicture)}>
            {t('forms:mark.whole')}
          </Button>
          <Button
            variant="secondary"
            size="small"
            onClick={() => look({ ...wholePicture, zoom: coveringZoom(picture, frame) })}
          >
            {t('forms:mark.fill')}
          </Button>
        </div>
        {!only && (
          <ShapeChoice
            shapes={Object.keys(shapes) as Shape[]}
            value={shape}
            onChange={(next) => {
              setShape(next)
              setView(wholePicture)
            }}
          />
        )}
        <FieldError>{fault}</FieldError>
      </div>
    </Dialog>
  )
}

import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { pictureAt } from '../../../../../ui/picture/picture-source.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { type FocusPoint, focusAt, movedFocus } from './focus-point.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  item: MediaItem
  focus: MediaItem['FOCUS']
  isReadOnly: boolean
  /** Called when a point is chosen, and not on the way there. */
  onChange: (focus: MediaItem['FOCUS']) => void
}

const middle: FocusPoint = { X: 0.5, Y: 0.5 }
/** How pages cut pictures off: across the page, as a card, as a portrait. */
const shapes = ['aspect-[3/1] col-span-2', 'aspect-square', 'aspect-[3/4]']

/** The point of a picture that stays in sight when it is cut off: chosen by finger, mouse or arrow keys. */
export function FocalPoint({ item, focus, isReadOnly, onChange }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const stage = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState<FocusPoint>()
  const point = moving ?? focus ?? middle
  const percent = (share: number) => Math.round(share * 100)
  const at = t('business:site.library.focus.at', { x: percent(point.X), y: percent(point.Y) })

  const under = ({ clientX, clientY }: PointerEvent) =>
    stage.current ? focusAt({ x: clientX, y: clientY }, stage.current.getBoundingClientRect()) : point
  function onKeyDown(event: KeyboardEvent) {
    const next = movedFocus(point, event.key)
    if (!next) return
    event.preventDefault()
    onChange(next)
  }
  const picture = (
    <img
      src={pictureAt(item.SRC, 640)}
      alt=""
      width={item.WIDTH ?? undefined}
      height={item.HEIGHT ?? undefined}
      draggable={false}
      className="pointer-events-none h-auto max-h-[45dvh] w-auto max-w-full rounded-small"
      style={{ backgroundColor: item.COLOR ?? undefined }}
    />
  )
  if (isReadOnly) return picture
  return (
    <div className="grid gap-3">
      <div>
        <p className="font-medium">{t('business:site.library.focus.title')}</p>
        <p className="text-sm text-ink-soft">{t('business:site.library.focus.hint')}</p>
      </div>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
        tabIndex={0}
        aria-label={t('business:site.library.focus.stage')}
        aria-describedby={`${id}-at`}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          // The sheet around it would be dragged too.
          event.stopPropagation()
          event.currentTarget.setPointerCapture(event.pointerId)
          setMoving(under(event))
        }}
        onPointerMove={(event) => moving && setMoving(under(event))}
        onPointerUp={(event) => {
          setMoving(undefined)
          onChange(under(event))
        }}
        onPointerCancel={() => setMoving(undefined)}
        className="relative w-fit cursor-crosshair touch-none rounded-small"
      >
        {picture}
        <span
          aria-hidden
          className="pointer-events-none absolute size-9 -translate-1/2 rounded-full border-3 border-white shadow-[0_0_0_2px_#0009,inset_0_0_0_2px_#0009] forced-color-adjust-none"
          style={{ left: `${point.X * 100}%`, top: `${point.Y * 100}%` }}
        />
      </div>
      <p id={`${id}-at`} role="status" className="sr-only">
        {at}
      </p>
      <div>
        <p className="mb-1.5 text-sm text-ink-soft">{t('business:site.library.focus.samples')}</p>
        <div className="grid max-w-80 grid-cols-[4fr_3fr] gap-2">
          {shapes.map((shape) => (
            <Thumbnail
              key={shape}
              item={item}
              focus={point}
              className={`w-full rounded-small object-cover ${shape}`}
            />
          ))}
        </div>
      </div>
      {focus && (
        <Button variant="link" className="min-h-11 justify-self-start" onClick={() => onChange(null)}>
          {t('business:site.library.focus.clear')}
        </Button>
      )}
    </div>
  )
}

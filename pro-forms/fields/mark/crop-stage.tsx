'use client'

import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { usePage } from '../../../ui/core/page-context.tsx'
import { placed, type Size, type View } from './crop-view.ts'

type Props = {
  src: string
  picture: Size
  frame: Size
  view: View
  onChange: (view: View) => void
}

type Point = { x: number; y: number }

const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)
const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** How far a key moves a picture, in parts of the frame. */
const step = 0.02
const keys: Record<string, (view: View) => View> = {
  ArrowLeft: (view) => ({ ...view, x: view.x - step }),
  ArrowRight: (view) => ({ ...view, x: view.x + step }),
  ArrowUp: (view) => ({ ...view, y: view.y - step }),
  ArrowDown: (view) => ({ ...view, y: view.y + step }),
  '+': (view) => ({ ...view, zoom: view.zoom * 1.1 }),
  '=': (view) => ({ ...view, zoom: view.zoom * 1.1 }),
  '-': (view) => ({ ...view, zoom: view.zoom / 1.1 }),
}

/** The frame with the picture in it: moved by finger, mouse or arrow keys, zoomed by two fingers, wheel, plus and minus. */
export function CropStage({ src, picture, frame, view, onChange }: Props) {
  const { t } = usePage()
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const { left, top, width, height } = placed(view, picture, frame)
  const percent = (value: number, whole: number) => `${(100 * value) / whole}%`

  function onPointerMove(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId) || !stage.current) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = [...fingers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const pinch = before.length > 1 ? distance(after) / (distance(before) || 1) : 1
    onChange({
      zoom: view.zoom * pinch,
      x: view.x + (to.x - from.x) / stage.current.clientWidth,
      y: view.y + (to.y - from.y) / stage.current.clientHeight,
    })
  }
  const release = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  function onKeyDown(event: KeyboardEvent) {
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    onChange(act(view))
  }
  return (
    <div
      ref={stage}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the arrow keys
      tabIndex={0}
      aria-label={t('forms:mark.stage')}
      onKeyDown={onKeyDown}
      onWheel={({ deltaY }) => onChange({ ...view, zoom: view.zoom * Math.exp(-deltaY / 500) })}
      onPointerDown={(event) => {
        // The sheet around it would be dragged too.
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      }}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      className="relative mx-auto my-1 w-full cursor-move touch-none overflow-hidden rounded-small border border-line-strong bg-[conic-gradient(#ddd_25%,#fff_0_50%,#ddd_0_75%,#fff_0)] bg-size-[1rem_1rem]"
      style={{
        aspectRatio: `${frame.width} / ${frame.height}`,
        maxWidth: `calc(45dvh * ${frame.width / frame.height})`,
      }}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        className="pointer-events-none absolute max-w-none"
        style={{
          left: percent(left, frame.width),
          top: percent(top, frame.height),
          width: percent(width, frame.width),
          height: percent(height, frame.height),
        }}
      />
    </div>
  )
}

'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { Point } from './coordinates.ts'

type Props = {
  tiles: { url: string; attribution: string }
  point: Point | undefined
  isReadOnly: boolean
  onPoint: (point: Point) => void
}

type Opened = { show: (point: Point | undefined) => void; close: () => void }

/** A map that is loaded only when the person opens it. */
export function PointMap({ tiles, point, isReadOnly, onPoint }: Props) {
  const { t } = usePage()
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')
  const holder = useRef<HTMLElement>(null)
  const opened = useRef<Opened>(undefined)
  const tell = useRef(onPoint)
  tell.current = onPoint

  useEffect(() => () => opened.current?.close(), [])
  useEffect(() => opened.current?.show(point), [point])

  async function open() {
    setState('loading')
    try {
      const { openPointMap } = await import('./open-point-map.ts')
      if (!holder.current) return
      holder.current.hidden = false
      const texts = {
        zoomIn: t('forms:point.zoomIn'),
        zoomOut: t('forms:point.zoomOut'),
        pin: t('forms:point.pin'),
      }
      opened.current = openPointMap(holder.current, {
        tiles,
        texts,
        point,
        onPoint: (next) => tell.current(next),
      })
      setState('open')
    } catch (error) {
      reportError(error)
      setState('failed')
    }
  }
  if (isReadOnly) return null
  return (
    <div>
      {state !== 'open' && (
        <Button variant="secondary" loading={state === 'loading'} onClick={open}>
          {t('forms:point.open')}
        </Button>
      )}
      <p role="status" className="text-sm text-danger-ink">
        {state === 'failed' && t('forms:point.failed')}
      </p>
      <section
        ref={holder}
        hidden
        aria-label={t('forms:point.map')}
        className="isolate h-80 overflow-hidden rounded-control border border-line"
      />
    </div>
  )
}

'use client'
import { Tooltip as Base } from '@base-ui/react/tooltip'
import { type ReactElement, useId } from 'react'
import { tooltipDistance, tooltipHideDelay, tooltipShowDelay } from '../core/timings.ts'

type Props = {
  /** The element that it explains: a button or a link with its own accessible name. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** A few words that are never required, because touch screens show no tooltips. */
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
}

/**
 * A short explanation of a button, on hover and focus (C-16, C-17). For longer or interactive content use `Popover`
 * with `opensOnHover`.
 */
export function Tooltip({ children, text, side = 'top' }: Props) {
  const id = useId()
  return (
    <Base.Root>
      <Base.Trigger
        render={children}
        aria-describedby={id}
        delay={tooltipShowDelay}
        closeDelay={tooltipHideDelay}
      />
      <span id={id} hidden>
        {text}
      </span>
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={tooltipDistance} collisionPadding={8} className="z-60">
          <Base.Popup className="max-w-64 origin-(--transform-origin) rounded-small bg-ink px-2.5 py-1.5 text-sm text-pretty text-paper transition-[opacity,scale] duration-120 data-ending-style:opacity-0 data-instant:duration-0 data-starting-style:scale-97 data-starting-style:opacity-0 forced-colors:border">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

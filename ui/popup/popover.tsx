'use client'
import { type ButtonHTMLAttributes, cloneElement, type ReactElement, useState, useTransition } from 'react'
import { loadedPart } from '../loaded/loaded-part.tsx'
import type { LoadedPopoverProps, PopoverProps } from './loaded-popover.tsx'

const LoadedPopover = loadedPart<LoadedPopoverProps & { onFailed: () => void }>(
  async () => (await import('./loaded-popover.tsx')).LoadedPopover,
  { Pending: ({ trigger }) => trigger, giveUp: ({ onFailed }) => onFailed() },
)

/**
 * Content beside a button that is read or used without leaving the page. Until it is opened it is a plain button: the code
 * of popovers is a sixth of a page, and most of them are never opened.
 */
export function Popover(props: PopoverProps) {
  const { trigger, opensOnHover = false, open, onOpenChange } = props
  const [isNeeded, setNeeded] = useState(opensOnHover || open === true)
  const [, startTransition] = useTransition()
  if (open && !isNeeded) setNeeded(true)
  if (isNeeded)
    return (
      <LoadedPopover
        {...props}
        startsOpen={!opensOnHover}
        onFailed={() => {
          setNeeded(false)
          onOpenChange?.(false)
        }}
      />
    )
  return cloneElement(trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: LoadedPopover.prepare,
    onFocus: LoadedPopover.prepare,
    onClick: () =>
      // The button stays until the code is there.
      startTransition(() => {
        setNeeded(true)
        onOpenChange?.(true)
      }),
  })
}

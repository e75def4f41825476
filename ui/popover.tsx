'use client'
import {
  type ButtonHTMLAttributes,
  cloneElement,
  lazy,
  type ReactElement,
  Suspense,
  useState,
  useTransition,
} from 'react'
import type { PopoverProps } from './loaded-popover.tsx'

const load = () => import('./loaded-popover.tsx')
const Loaded = lazy(async () => ({ default: (await load()).LoadedPopover }))
/** Nobody waits for it; a press tries again. */
const prepare = () => void load().catch(() => {})

/**
 * Content beside a button that is read or used without leaving the page. Until it is opened it is a plain button: the code
 * of popovers is a sixth of a page, and most of them are never opened.
 */
export function Popover(props: PopoverProps) {
  const { trigger, opensOnHover, open, onOpenChange } = props
  const isOwn = open === undefined && !opensOnHover
  const [isLoaded, setLoaded] = useState(!isOwn)
  const [, startTransition] = useTransition()
  const button = cloneElement(trigger as ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>, {
    'aria-haspopup': 'dialog',
    'aria-expanded': false,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: () => {
      // The button stays until the code is there.
      startTransition(() => setLoaded(true))
      onOpenChange?.(true)
    },
  })
  return <Suspense fallback={button}>{isLoaded ? <Loaded {...props} startsOpen={isOwn} /> : button}</Suspense>
}

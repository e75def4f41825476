import type { ReactNode } from 'react'
import { useElementId } from '../core/page-context.tsx'

type Props = {
  /** Label of the button that opens it. */
  label: ReactNode
  /** Unique in its block. */
  name: string
  buttonClassName?: string
  children: ReactNode
}

/**
 * Text beside a button in a document: the browser's own popover, without JavaScript. Browsers without anchor
 * positioning show it in the middle. In the application use `Popover`.
 */
export function NativePopover({ label, name, buttonClassName = 'link', children }: Props) {
  const id = useElementId(name)
  const anchor = `--${id}`
  return (
    <>
      <button type="button" popoverTarget={id} className={buttonClassName} style={{ anchorName: anchor }}>
        {label}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ positionAnchor: anchor }}
        className="m-auto max-h-[80dvh] w-[min(20rem,100%-2rem)] overflow-y-auto rounded-card border border-line bg-raised p-4 text-ink shadow-float supports-[position-area:bottom]:m-2 supports-[position-area:bottom]:[inset:auto] supports-[position-area:bottom]:[position-area:bottom_span-right] supports-[position-area:bottom]:[position-try-fallbacks:flip-block,flip-inline]"
      >
        {children}
      </div>
    </>
  )
}

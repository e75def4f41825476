'use client'
import { Popover as Base } from '@base-ui/react/popover'
import X from 'lucide-react/icons/x'
import { type ReactElement, type ReactNode, useState } from 'react'

import { closeButtonClass } from '../button/close-button-class.ts'
import { usePage } from '../core/page-context.tsx'
import { tooltipHideDelayWithContent, tooltipShowDelay } from '../core/timings.ts'
import { Icon } from '../icon/icon.tsx'
import { cardPopupClass } from './list-popup.ts'
import { createCloseRule } from './popover-close.ts'
import { popoverContainer } from './popover-container.ts'

export type PopoverProps = {
  /** The button that opens it, with its label. */
  trigger: ReactElement
  title: string
  children: ReactNode
  /** CSS selector of the element that it is rendered into; `<body>` by default. Throws if there is none (E12). */
  container?: string
  /** True opens it on hover as well, with a second to reach its content (C-17). */
  opensOnHover?: boolean
  /** For a caller that closes it itself. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** `startsOpen`: the press that loaded this code has asked for it. */
export type LoadedPopoverProps = PopoverProps & { startsOpen: boolean }

/** A popover with the code that `Popover` loads. */
export function LoadedPopover({
  trigger,
  title,
  children,
  container,
  opensOnHover = false,
  startsOpen,
  ...rest
}: LoadedPopoverProps) {
  const { t } = usePage()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [place, setPlace] = useState(() =>
    startsOpen && container ? popoverContainer(container) : undefined,
  )
  const [mayClose] = useState(createCloseRule)
  return (
    <Base.Root
      open={rest.open ?? isOpen}
      onOpenChange={(open, { reason, event, cancel }) => {
        if (!open && !mayClose(reason, event.timeStamp)) return cancel()
        if (open && container) setPlace(popoverContainer(container))
        setIsOpen(open)
        rest.onOpenChange?.(open)
      }}
    >
      <Base.Trigger
        render={trigger}
        openOnHover={opensOnHover}
        delay={tooltipShowDelay}
        closeDelay={tooltipHideDelayWithContent}
      />
      <Base.Portal container={place}>
        <Base.Positioner
          sideOffset={6}
          align="start"
          collisionPadding={8}
          // `fixed`: an absolute popup that gets the focus before it is positioned makes the page scroll.
          positionMethod="fixed"
          className="z-50"
        >
          <Base.Popup className={`${cardPopupClass} w-80 p-4`}>
            <div className="flex items-start justify-between gap-2">
              <Base.Title className="py-1 font-semibold">{title}</Base.Title>
              <Base.Close aria-label={t('ui:close')} className={`${closeButtonClass} -mt-1.5`}>
                <Icon of={X} />
              </Base.Close>
            </div>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

'use client'
import { Drawer } from '@base-ui/react/drawer'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../../ui/button/button.tsx'
import { closeButtonClass } from '../../../../ui/button/close-button-class.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'

/** Half of the screen, so that the page above stays visible, and all of it. */
const heights = [0.5, 1]

type Props = {
  /** The name of its content: another content begins at its top. */
  part: string
  title: string
  /** A line below the title. */
  note: ReactNode
  /** The way back to the part that was open before, and its name. */
  back?: { label: string; go: () => void } | undefined
  /** Buttons beside the title. */
  tools?: ReactNode
  onClose: () => void
  children: ReactNode
}

/**
 * A part of the site or the form of a block on a phone: over the lower half of the screen, dragged up over all of it, and down to
 * close. The page above it can still be scrolled and pressed.
 */
export function PhoneSheet({ part, title, note, back, tools, onClose, children }: Props) {
  const { t } = usePage()
  const [height, setHeight] = useState<Drawer.Root.SnapPoint | null>(0.5)
  return (
    <Drawer.Root
      open
      onOpenChange={(open) => !open && onClose()}
      modal={false}
      disablePointerDismissal
      snapPoints={heights}
      snapToSequentialPoints
      snapPoint={height}
      onSnapPointChange={setHeight}
    >
      <Drawer.Portal>
        <Drawer.VirtualKeyboardProvider>
          <Drawer.Viewport className="pointer-events-none fixed inset-0 z-40 flex items-end">
            <Drawer.Popup
              id="site-block"
              className="pointer-events-auto flex h-[calc(100dvh-1.5rem)] w-full translate-y-[calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px))] flex-col rounded-t-card bg-raised pb-[max(0px,calc(var(--drawer-snap-point-offset,0px)+var(--drawer-swipe-movement-y,0px)))] text-ink shadow-float outline-none transition-[translate] duration-200 data-ending-style:translate-y-full data-starting-style:translate-y-full data-swiping:transition-none motion-reduce:transition-none forced-colors:border"
            >
              <div className="relative flex touch-none items-start gap-2 px-4 pt-4 pb-2 select-none">
                <span
                  aria-hidden
                  className="absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line-strong"
                />
                {back && (
                  <Button
                    variant="empty"
                    icon={ArrowLeft}
                    aria-label={back.label}
                    onClick={back.go}
                    className="-ms-3"
                  />
                )}
                <div className="min-w-0 grow pt-1">
                  <Drawer.Title className="text-lg leading-tight font-semibold">{title}</Drawer.Title>
                  {note}
                </div>
                {tools}
                <Drawer.Close aria-label={t('ui:close')} className={closeButtonClass}>
                  <Icon of={X} />
                </Drawer.Close>
              </div>
              <Drawer.Content
                key={part}
                className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-6"
              >
                {children}
              </Drawer.Content>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.VirtualKeyboardProvider>
      </Drawer.Portal>
    </Drawer.Root>
  )
}

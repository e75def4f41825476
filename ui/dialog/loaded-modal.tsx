'use client'
import { Dialog as Base } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import {
  type ButtonHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react'
import { closeButtonClass } from '../button/close-button-class.ts'
import type { DragDirection } from '../core/drag.ts'
import { usePage } from '../core/page-context.tsx'
import { modalDragShare } from '../core/timings.ts'
import { useDrag } from '../core/use-drag.ts'
import { Icon } from '../icon/icon.tsx'
import { toastRegion } from '../toast/toast-region.ts'
import { modalDialog, modalOverlay } from './modal-classes.ts'
import type { UnsavedForms } from './unsaved.tsx'
import { UnsavedAsked } from './unsaved-asked.tsx'

export type ModalProps = {
  /** Unique in the page; required (V-17). */
  id: string
  title: string
  description?: string
  children?: ReactNode
  /** Buttons at the lower end, which stay visible while the content scrolls. */
  actions?: ReactNode
  /** The button that opens it; without it the modal is controlled by `open`. */
  trigger?: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>
  open?: boolean
  onOpenChange?: (open: boolean) => void
  /** False if a press on the overlay would lose typed values. */
  closesOnOverlay?: boolean
  /**
   * True for a form: the first field gets the focus, except on touch screens, where the keyboard would cover half of
   * it.
   */
  beginsWithField?: boolean
  /** Its forms that say whether they are saved: it asks before it closes on one that is not. */
  unsaved?: UnsavedForms
  /** The element that it is rendered into; `<body>` by default. */
  container?: HTMLElement | undefined
}

export type ModalLooks = { className: string; drag: DragDirection; hasHandle: 'always' | 'phone' | 'never' }

const handles = { always: 'block', phone: 'block sm:hidden', never: 'hidden' }

const firstField = (popup: HTMLElement | null) =>
  matchMedia('(pointer: coarse)').matches
    ? undefined
    : popup?.querySelector<HTMLElement>('input:not([hidden]), textarea, select')

/** A person who is busy in another place by the time a modal is gone, for example typing in a form, stays there. */
const isElsewhere = (popup: HTMLElement | null) => {
  const { activeElement, body } = document
  return activeElement !== null && activeElement !== body && !popup?.contains(activeElement)
}

/** `opener` is the button that gets the focus back, if it has one of its own. */
export type LoadedModalProps = ModalProps &
  ModalLooks & { open: boolean; onOpenChange: (open: boolean) => void; opener: RefObject<HTMLElement | null> }

/**
 * S-MODAL and B-25 for dialogs and drawers: Escape (only the topmost modal), the close button, a press on the overlay
 * and a drag of more than 35 % close it; the focus is trapped and restored; the page behind does not scroll.
 */
export function LoadedModal(props: LoadedModalProps) {
  const { id, title, description, children, actions, className, drag, hasHandle, opener } = props
  const { t } = usePage()
  const popup = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState(false)
  /** Closes it, unless something in it would be lost: then it asks. False if it stays. */
  function close(): boolean {
    const isLost = props.unsaved?.areThere() ?? false
    setAsked(isLost)
    if (!isLost) props.onOpenChange(false)
    return !isLost
  }
  const dragging = useDrag({
    moved: popup,
    direction: drag,
    share: modalDragShare,
    isStrict: true,
    onDragged: () => {
      if (!close()) popup.current?.style.removeProperty('--drag')
    },
  })

  return (
    <Base.Root
      open={props.open}
      onOpenChange={(open, { reason, event, cancel }) => {
        const isOnToast =
          reason === 'outside-press' &&
          event.target instanceof Element &&
          event.target.closest(`#${toastRegion}`)
        if (isOnToast) cancel()
        else if (open) props.onOpenChange(open)
        else if (!close()) cancel()
      }}
      disablePointerDismissal={props.closesOnOverlay === false}
    >
      <Base.Portal container={props.container}>
        <Base.Backdrop className={modalOverlay} forceRender />
        {/* Clipped: the focus in a field could still scroll to hidden parts, and the dialog would leave its place. */}
        <Base.Viewport className="fixed inset-0 z-40 flex overflow-clip">
          <Base.Popup
            id={id}
            ref={popup}
            initialFocus={() => (props.beginsWithField && firstField(popup.current)) || true}
            finalFocus={() => !isElsewhere(popup.current) && (opener.current ?? true)}
            className={`${modalDialog} ${className}`}
          >
            <div
              data-bar
              className="relative flex touch-none items-start gap-4 p-4 pb-2 select-none sm:p-6 sm:pb-3"
              {...dragging}
            >
              <span
                aria-hidden
                className={`absolute inset-x-0 top-2 mx-auto h-1 w-10 rounded-full bg-line-strong ${handles[hasHandle]}`}
              />
              <div className="grow pt-2">
                <Base.Title className="text-xl">{title}</Base.Title>
                {description && (
                  <Base.Description className="mt-1 text-ink-soft">{description}</Base.Description>
                )}
              </div>
              <Base.Close aria-label={t('ui:close')} className={closeButtonClass}>
                <Icon of={X} />
              </Base.Close>
            </div>
            <div className="min-h-0 grow overflow-y-auto overscroll-contain px-4 pb-4 sm:px-6 sm:pb-6">
              {children}
            </div>
            {isAsked && (
              <UnsavedAsked
                onStay={() => {
                  setAsked(false)
                  popup.current?.focus()
                }}
                onLeave={() => props.onOpenChange(false)}
              />
            )}
            {actions && !isAsked && (
              <div className="flex flex-wrap gap-3 border-t border-line p-4 max-sm:*:grow sm:px-6">
                {actions}
              </div>
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

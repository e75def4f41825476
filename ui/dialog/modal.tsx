'use client'
import { cloneElement, type MouseEvent, useRef, useState } from 'react'
import { loadedPart } from '../loaded/loaded-part.tsx'
import { checkModalId } from './check-modal-id.ts'
import type { LoadedModalProps, ModalLooks, ModalProps } from './loaded-modal.tsx'

export type { ModalProps }

const LoadedModal = loadedPart<LoadedModalProps>(
  async () => (await import('./loaded-modal.tsx')).LoadedModal,
  { isNeeded: ({ open }) => open, giveUp: ({ onOpenChange }) => onOpenChange(false) },
)

/** S-MODAL: the button of a dialog or drawer, if it has one, and the modal, whose code is loaded when the pointer or the focus reaches the button. */
export function Modal(props: ModalProps & ModalLooks) {
  const { id, trigger } = props
  const [isOpenInside, setOpenInside] = useState(false)
  const open = props.open ?? isOpenInside
  const opener = useRef<HTMLElement>(null)
  useState(() => checkModalId(id))

  const setOpen = (open: boolean) => {
    setOpenInside(open)
    props.onOpenChange?.(open)
  }
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          onPointerEnter: LoadedModal.prepare,
          onFocus: LoadedModal.prepare,
          onClick: (event: MouseEvent<HTMLButtonElement>) => {
            trigger.props.onClick?.(event)
            opener.current = event.currentTarget
            setOpen(true)
          },
        })}
      <LoadedModal {...props} open={open} onOpenChange={setOpen} opener={opener} />
    </>
  )
}

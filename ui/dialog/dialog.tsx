'use client'
import { Modal, type ModalProps } from './modal.tsx'
import { dialogClass } from './modal-classes.ts'

const widths = {
  small: 'sm:max-w-md',
  medium: 'sm:max-w-xl',
  large: 'sm:max-w-4xl',
  full: 'h-full sm:max-w-[calc(100%-2rem)]',
}

/** A modal question or a short task. On a phone a bottom sheet that can be dragged down to close (B-25). */
export function Dialog({ size = 'medium', ...modal }: ModalProps & { size?: keyof typeof widths }) {
  return <Modal {...modal} drag="down" hasHandle="phone" className={`${dialogClass} ${widths[size]}`} />
}

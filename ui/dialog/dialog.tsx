'use client'
import { Modal, type ModalProps } from './modal.tsx'
import { dialogClass } from './modal-classes.ts'

const widths = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' }

/** A question or a short task that the page waits for. On a phone a sheet that can be dragged down (B-25). */
export function Dialog({ size = 'medium', ...modal }: ModalProps & { size?: keyof typeof widths }) {
  return <Modal {...modal} drag="down" hasHandle="phone" className={`${dialogClass} ${widths[size]}`} />
}

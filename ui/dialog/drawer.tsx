'use client'
import { Modal, type ModalProps } from './modal.tsx'
import { drawerClasses } from './modal-classes.ts'

const drags = { left: 'left', right: 'right', bottom: 'down' } as const

/**
 * A modal panel at one side of the screen: filters, a menu, details of a row. It can be dragged back to close (B-25).
 */
export function Drawer({ side = 'right', ...modal }: ModalProps & { side?: keyof typeof drags }) {
  return (
    <Modal
      {...modal}
      drag={drags[side]}
      hasHandle={side === 'bottom' ? 'always' : 'never'}
      className={drawerClasses[side]}
    />
  )
}

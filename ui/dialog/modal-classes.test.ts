import { expect, it } from 'vitest'
import { dialogClass, drawerClasses, modalDialog, modalOverlay } from './modal-classes.ts'

it('closes the dialog and the overlay in 100 ms (C-8)', () => {
  for (const transition of [modalDialog, modalOverlay])
    expect(transition.split(' ')).toEqual(
      expect.arrayContaining(['data-ending-style:duration-100', expect.stringMatching(/^transition-/)]),
    )
})

it('lets nothing of a dialog or a drawer set another time', () => {
  for (const part of [dialogClass, ...Object.values(drawerClasses)]) expect(part).not.toMatch(/duration-/)
})

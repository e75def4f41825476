import type { ComponentProps } from 'react'

export type SendOptions<Body> = {
  /** Makes the call. Errors that it throws are shown. */
  send: (body: Body) => Promise<void>
  /** Fields that show the errors of another key of the body: `{ EMAIL: 'CONTACT' }`. */
  shownAt?: Record<string, string> | undefined
}

/** Attributes of a `<form>` that a script sends. */
export const formAttributes = (submit: () => Promise<void>): ComponentProps<'form'> => ({
  // POST, so that a form sent before hydration does not put a password into the address.
  method: 'post',
  noValidate: true,
  // Without its script it is sent in the frame of a widget too.
  target: '_self',
  onSubmit: (event) => {
    event.preventDefault()
    void submit()
  },
})

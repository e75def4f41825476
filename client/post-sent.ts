import { type Sent, sentEvent } from '../schemas/widgets/module-messages.ts'

/** Dispatches an event that a form was sent, so that a widget can report it to the site around it (D-WIDGET). */
export const postSent = (sent: Sent): boolean =>
  document.dispatchEvent(new CustomEvent<Sent>(sentEvent, { detail: sent }))

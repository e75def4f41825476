import { type Sent, sentEvent } from '../schemas/widgets/module-messages.ts'

/** Tells the page that a form was sent, so that a widget can tell the site around it (D-WIDGET). */
export const tellSent = (sent: Sent): boolean =>
  document.dispatchEvent(new CustomEvent<Sent>(sentEvent, { detail: sent }))

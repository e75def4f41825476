/** The widgets that a clinic can put on another site (R33–R36). */
export const moduleNames = ['news', 'review', 'question', 'appointment'] as const
export type ModuleName = (typeof moduleNames)[number]

/** The script that a site needs for widgets (R119). */
export const embedPath = '/modules/embed.js'

/** The mark of a message between a widget and the page around it (D-WIDGET). */
export const moduleSource = 'med-module'

/**
 * Messages from the widget: it is there; its height in px; a form of it was sent, with the code of the new row. Links need no message: they
 * open outside of the frame by themselves.
 */
export type ModuleMessage =
  | { type: 'ready' }
  | { type: 'resize'; payload: { height: number } }
  | { type: 'submitted'; payload: Sent }

/** The message after something was sent from a widget: `{ kind: 'appointment', code: 'K7M2' }`. */
export type Sent = { kind: Exclude<ModuleName, 'news'>; code?: string }

/** The event of a page in which something was sent (`client/post-sent.ts`). */
export const sentEvent = 'shipa:sent'

/** Messages from the page around it. */
export type HostMessage = { type: 'init' }

/** A message as it is posted; `id` is that of the widget, because a page may have several. */
export type Posted<Message> = Message & { source: typeof moduleSource; v: 1; id: string }

/** Marks a message of the widget `id`. */
export const posted = <Message extends ModuleMessage | HostMessage>(
  message: Message,
  id: string,
): Posted<Message> => ({ ...message, source: moduleSource, v: 1, id })

/** Whether a posted value is a message of the widget `id`; its payload may be anything. */
export const isPosted = (data: unknown, id: string): data is { type: string; payload?: unknown } =>
  typeof data === 'object' &&
  data !== null &&
  'source' in data &&
  data.source === moduleSource &&
  'v' in data &&
  data.v === 1 &&
  'id' in data &&
  data.id === id &&
  'type' in data &&
  typeof data.type === 'string'

/** The context that a script in the builder's frame needs to render blocks as the server does, beside the language of the document. */
export type CanvasContext = {
  /** The slug of the clinic, for addresses of its pages. */
  slug: string
  /** The calendar day of the clinic: blocks appear and disappear by it. */
  today: string
  /** As in `PageContextValue`. */
  statusInHeader?: boolean
}

const id = 'canvas-context'

/** The context as an element of a document. `<` is escaped so that no slug can end it. */
export const canvasContextHtml = (context: CanvasContext): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(context).replaceAll('<', '\\u003c')}</script>`

/** The context of the document that a script runs in. */
export const readCanvasContext = (): CanvasContext =>
  JSON.parse(document.getElementById(id)?.textContent ?? '{}') as CanvasContext

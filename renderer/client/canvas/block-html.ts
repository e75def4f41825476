import type { Locale } from '../../../locales/locale.ts'
import type { StoredBlock } from '../../../schemas/page/page.ts'
import { readCanvasContext } from '../../canvas-context.ts'
import { askServer } from './ask-server.ts'
import type { DrawHere } from './draw-here.ts'

let drawing: Promise<DrawHere> | undefined

/** Loads the code that renders blocks here; after a failure it is loaded again with the next block. */
export function openDrawHere(): Promise<DrawHere> {
  drawing ??= import('./draw-here.ts').then(({ openDrawing }) =>
    openDrawing(document.documentElement.lang as Locale, readCanvasContext()),
  )
  drawing.catch(() => {
    drawing = undefined
  })
  return drawing
}

async function htmlFromServer(block: StoredBlock): Promise<string> {
  const answer = await askServer({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(block),
  })
  if (!answer.ok) throw new Error(`The block ${block.id} answered ${answer.status}`)
  return answer.text()
}

/** The HTML of a block: drawn here if that can be, otherwise by the server, as where the code for it is that of an older build. */
export async function htmlOf(block: StoredBlock): Promise<string> {
  const html = await openDrawHere()
    .then((draw) => draw(block))
    .catch(reportError)
  return html ?? htmlFromServer(block)
}

import type { Locale } from '../../../locales/locale.ts'
import type { StoredBlock } from '../../../schemas/page.ts'
import { readCanvasContext } from '../../canvas-context.ts'
import { findRange } from './block-ranges.ts'
import type { DrawHere } from './draw-here.ts'
import { morphBlock } from './morph.ts'

type Waiting = {
  block: StoredBlock
  seq: number
  shown: (isShown: boolean) => void
  failed: (error: unknown) => void
}

/** The newest change of each block that is drawn at the moment. */
const newest = new Map<string, number>()
/** What is drawn next: only the newest change of a block is worth it. */
const waiting = new Map<string, Waiting>()
const busy = new Set<string>()

let drawHere: Promise<DrawHere> | undefined

/** Loads what draws blocks here; what could not be loaded is tried again with the next block. */
export function openHere(): Promise<DrawHere> {
  drawHere ??= import('./draw-here.ts').then(({ openDrawing }) =>
    openDrawing(document.documentElement.lang as Locale, readCanvasContext()),
  )
  drawHere.catch(() => {
    drawHere = undefined
  })
  return drawHere
}

async function htmlFromServer(block: StoredBlock): Promise<string> {
  const answer = await fetch(location.href, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(block),
  })
  if (!answer.ok) throw new Error(`The block ${block.id} answered ${answer.status}`)
  return answer.text()
}

/** Without the code for drawing here, as after an update of the server, the server draws. */
const htmlHere = (block: StoredBlock) =>
  openHere()
    .then((draw) => draw(block))
    .catch(reportError)

const htmlOf = async (block: StoredBlock): Promise<string> => (await htmlHere(block)) ?? htmlFromServer(block)

async function next(id: string): Promise<void> {
  const one = waiting.get(id)
  if (!one || busy.has(id)) return
  waiting.delete(id)
  busy.add(id)
  try {
    const html = await htmlOf(one.block)
    const range = findRange(id)
    const isNewest = newest.get(id) === one.seq
    if (range && isNewest) morphBlock(range, html)
    one.shown(isNewest)
  } catch (error) {
    one.failed(error)
  } finally {
    busy.delete(id)
    void next(id)
  }
}

/**
 * Draws a changed block: one request at a time for a block, and only the newest change of it. True if it is shown, false if a
 * newer one has come meanwhile.
 */
export function drawBlock(block: StoredBlock, seq: number): Promise<boolean> {
  newest.set(block.id, seq)
  return new Promise((shown, failed) => {
    waiting.get(block.id)?.shown(false)
    waiting.set(block.id, { block, seq, shown, failed })
    void next(block.id)
  })
}

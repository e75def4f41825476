import '../../../ui/loaded/older-browsers.ts'
import type { FromCanvas, ToCanvas } from '../../../schemas/canvas/canvas-messages.ts'
import { messageFrom } from '../../../schemas/canvas/message-from.ts'
import { askServer, NoAnswer } from './ask-server.ts'
import { openDrawHere } from './block-html.ts'
import { blockAround } from './block-ranges.ts'
import { bringIntoView } from './bring-into-view.ts'
import { drawBlock } from './draw-block.ts'
import { isTyping } from './edit-text.ts'
import { openHands } from './hands.ts'
import { showMarks } from './marks.ts'
import { setNames } from './names.ts'
import { orderBlocks } from './order-blocks.ts'
import { createOutline } from './outline.ts'
import { createPins } from './pins.ts'

/* The page in the frame of the builder: outlines blocks, reports the chosen one, and renders changes without loading the page anew. */

const builder = parent
const tell = (message: FromCanvas) => builder.postMessage(message, location.origin)

const hovered = createOutline('hovered')
const selected = createOutline('chosen')
const showPins = createPins((id) => tell({ kind: 'pinned', id }))
const hands = openHands({ tell, show: hovered.show })

/** The chosen block while it is not drawn yet. */
let sought: string | undefined
let chosen: string | undefined

function seek(): void {
  if (sought !== undefined && bringIntoView(sought)) sought = undefined
}

/** The number of the newest message. */
let latest = 0

async function refresh(seq: number): Promise<void> {
  const [answer, { morphDocument }] = await Promise.all([askServer(), import('./morph.ts')])
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  const html = await answer.text()
  // Newer changes may not be saved yet, so they stay.
  if (latest > seq) return tell({ kind: 'failed', seq, isLate: true })
  morphDocument(html)
  seek()
  tell({ kind: 'drawn', seq })
}

async function draw({ seq, blocks, order }: Extract<ToCanvas, { kind: 'draw' }>): Promise<void> {
  const gone = order ? orderBlocks(order) : document.createDocumentFragment()
  await Promise.all(blocks.map((block) => drawBlock(block, seq, gone)))
  seek()
  tell({ kind: 'drawn', seq })
}

const act = {
  hello: async () => tell({ kind: 'ready' }),
  draw,
  refresh: ({ seq }) => refresh(seq),
  theme: async ({ variables }) => {
    const { style } = document.documentElement
    for (const [name, value] of Object.entries(variables)) style.setProperty(name, value)
  },
  mark: async ({ marks }) => showMarks(marks),
  pin: async ({ pins }) => showPins(pins),
  select: async ({ id }) => {
    selected.show(id)
    hands.select(id)
    chosen = id
    sought = id
    seek()
    // What is chosen is what changes next.
    if (id !== undefined) await Promise.all([openDrawHere(), import('./morph.ts')])
  },
  names: async (message) => setNames(message),
} satisfies { [Kind in ToCanvas['kind']]: (message: Extract<ToCanvas, { kind: Kind }>) => Promise<unknown> }

function onMessage(event: MessageEvent): void {
  const message = messageFrom(event, builder)
  if (!message || !Object.hasOwn(act, message.kind)) return
  const data = message as ToCanvas
  if ('seq' in data) latest = data.seq
  const done = act[data.kind](data as never)
  done.catch((error) => {
    // Without a connection the page has no fault: the builder says so, and renders it again.
    if (navigator.onLine && !(error instanceof NoAnswer)) reportError(error)
    if ('seq' in data) tell({ kind: 'failed', seq: data.seq })
  })
}

/** A click chooses a block; a link to a page of the site makes the builder open it. */
function onClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || hands.takesClick(event, target)) return
  const link = target.closest('a')
  const id = blockAround(target)
  if (id !== undefined) tell({ kind: 'chosen', id })
  else if (link?.origin === location.origin && link.pathname !== location.pathname)
    tell({ kind: 'left', path: link.pathname })
  // Elements that open in the page, such as a fold, still open.
  if (link || target.closest('button[type=submit]')) event.preventDefault()
}

if (builder !== window) {
  addEventListener('message', onMessage)
  addEventListener('click', onClick, { capture: true })
  addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  // A sheet over a phone's screen leaves less of the page.
  addEventListener('resize', () => chosen !== undefined && !isTyping() && bringIntoView(chosen))
  // Touch has no hover: the outline would stay where the finger was lifted.
  addEventListener('pointerover', ({ target, pointerType }) =>
    hovered.show(target instanceof Node && pointerType !== 'touch' ? blockAround(target) : undefined),
  )
  addEventListener('pointerout', ({ relatedTarget }) => relatedTarget || hovered.show(undefined))
  tell({ kind: 'ready' })
}

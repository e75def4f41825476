import type { FromCanvas } from '../../schemas/canvas/canvas-messages.ts'
import { messageFrom } from '../../schemas/canvas/message-from.ts'
import { isRecord } from '../../schemas/core/is-record.ts'

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isPlace = (value: unknown) => isRecord(value) && isText(value.id) && isText(value.side)
const isPlaceOrNone = (value: unknown) => value === undefined || isPlace(value)

type Shape = Record<string, (value: unknown) => boolean>

/** What each message has. */
const shapes: Record<FromCanvas['kind'], Shape> = {
  ready: {},
  chosen: { id: isText },
  pinned: { id: isText },
  left: { path: isText },
  typed: { id: isText, path: isText, text: isText },
  kept: { id: isText },
  act: { id: isText, act: isText },
  dragged: { id: isText },
  over: { id: isText, place: isPlace },
  dropped: { id: isText, place: isPlaceOrNone },
  drawn: { seq: isNumber },
  failed: { seq: isNumber },
}

/** What the page in a frame says; undefined for anything else, such as what an extension of the browser tells all pages. */
export function hearCanvas(event: MessageEvent, frame: HTMLIFrameElement | null): FromCanvas | undefined {
  const message = messageFrom(event, frame?.contentWindow)
  const shape = message && Object.hasOwn(shapes, message.kind) && shapes[message.kind as FromCanvas['kind']]
  const isOurs = shape && Object.entries(shape).every(([name, isRight]) => isRight(message[name]))
  return isOurs ? (message as FromCanvas) : undefined
}

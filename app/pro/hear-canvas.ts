import type { FromCanvas } from '../../schemas/canvas/canvas-messages.ts'
import { messageFrom } from '../../schemas/canvas/message-from.ts'
import { isRecord } from '../../schemas/core/is-record.ts'

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isPlace = (value: unknown) => isRecord(value) && isText(value.id) && isText(value.side)
const isPlaceOrNone = (value: unknown) => value === undefined || isPlace(value)

type Shape = Record<string, (value: unknown) => boolean>

/** The fields of each message. */
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

/** The message of the page in a frame; undefined for any other, such as a message of a browser extension to all pages. */
export function hearCanvas(event: MessageEvent, frame: HTMLIFrameElement | null): FromCanvas | undefined {
  const message = messageFrom(event, frame?.contentWindow)
  const shape = message && Object.hasOwn(shapes, message.kind) && shapes[message.kind as FromCanvas['kind']]
  const isOurs = shape && Object.entries(shape).every(([name, isRight]) => isRight(message[name]))
  return isOurs ? (message as FromCanvas) : undefined
}

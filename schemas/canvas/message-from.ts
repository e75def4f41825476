import { isRecord } from '../core/is-record.ts'

/** A message between windows of this site, of any kind. */
export type AnyMessage = { kind: string } & Record<string, unknown>

/** The message of a window that shows a page of this site; undefined for anything else, and from any other sender. */
export const messageFrom = (
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  sender: MessageEventSource | null | undefined,
): AnyMessage | undefined =>
  sender && source === sender && origin === location.origin && isRecord(data) && typeof data.kind === 'string'
    ? (data as AnyMessage)
    : undefined

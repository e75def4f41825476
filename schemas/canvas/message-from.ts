import { isRecord } from '../core/is-record.ts'

/** A message between windows of this site, of any kind. */
export type AnyMessage = { kind: string } & Record<string, unknown>

/** What a window has said, if it shows a page of this site and says a message; undefined for whatever else comes, and from anybody else. */
export const messageFrom = (
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  sender: MessageEventSource | null | undefined,
): AnyMessage | undefined =>
  sender && source === sender && origin === location.origin && isRecord(data) && typeof data.kind === 'string'
    ? (data as AnyMessage)
    : undefined

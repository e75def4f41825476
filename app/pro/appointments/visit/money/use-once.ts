import { useRef } from 'react'

/**
 * The Idempotency-Key of a call that may be sent again: the same one for the same body until it has succeeded, so that a payment whose answer was lost
 * is not noted twice.
 */
export function useOnce() {
  const sent = useRef<{ body: string; key: string }>(undefined)
  return async <Answer>(body: object, send: (key: string) => Promise<Answer>): Promise<Answer> => {
    const text = JSON.stringify(body)
    if (sent.current?.body !== text) sent.current = { body: text, key: crypto.randomUUID() }
    const answer = await send(sent.current.key)
    sent.current = undefined
    return answer
  }
}

import { useRef } from 'react'

/** An Idempotency-Key for each body: the same for one that is sent again, because the answer was lost. */
export function useKey(): (body: string) => string {
  const keys = useRef(new Map<string, string>())
  return (body) => {
    const key = keys.current.get(body) ?? crypto.randomUUID()
    keys.current.set(body, key)
    return key
  }
}

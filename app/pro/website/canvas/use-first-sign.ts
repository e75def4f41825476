import { type RefObject, useEffect } from 'react'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/** Calls `prepare` once somebody moves, touches or types here or on the page in the frame: before they can have opened anything. */
export function useFirstSign(
  frame: RefObject<HTMLIFrameElement | null>,
  loaded: string,
  prepare: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that the frame has loaded is a document of its own
  useEffect(() => {
    const seen = new AbortController()
    const options = { passive: true, capture: true, signal: seen.signal }
    const onSign = () => {
      seen.abort()
      prepare()
    }
    for (const one of [document, frame.current?.contentDocument])
      for (const name of signs) one?.addEventListener(name, onSign, options)
    return () => seen.abort()
  }, [loaded])
}

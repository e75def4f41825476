import { type RefObject, useEffect } from 'react'

const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin']

/** Calls `prepare` at the first movement, touch or key here or on the page in the frame: before anything can have been opened. */
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

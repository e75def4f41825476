import { useEffect, useState } from 'react'

/** Delay after the last keystroke before the preview is rendered again, in milliseconds. */
const pauseMs = 300

/** The name under which the server renders these props of a block; undefined while there are none. */
export function useDraft(type: string, props: Record<string, unknown> | undefined): string | undefined {
  const [draft, setDraft] = useState<string>()
  useEffect(() => {
    if (!props) return
    const over = new AbortController()
    const send = async () => {
      const response = await fetch(`/blocks/preview/${type}`, {
        method: 'POST',
        body: JSON.stringify(props),
        signal: over.signal,
      })
      if (response.ok) setDraft(await response.text())
    }
    // A failed request is ignored: the next change sends the props again.
    const waiting = setTimeout(() => send().catch(() => {}), pauseMs)
    return () => {
      clearTimeout(waiting)
      over.abort()
    }
  }, [type, props])
  return props && draft
}

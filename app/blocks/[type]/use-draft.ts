import { useEffect, useState } from 'react'

/** How long typing may pause before the preview is drawn anew, in milliseconds. */
const pauseMs = 300

/** The name under which the server draws these props of a block; none while there are none. */
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
    // What comes too late is not needed, and a server that restarts gets the next change.
    const waiting = setTimeout(() => send().catch(() => {}), pauseMs)
    return () => {
      clearTimeout(waiting)
      over.abort()
    }
  }, [type, props])
  return props && draft
}

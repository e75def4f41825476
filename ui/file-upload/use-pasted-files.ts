import { useEffect, useRef } from 'react'

/** Hands over files that are pasted while it is mounted, wherever the focus is. */
export function usePastedFiles(take: ((files: readonly File[]) => void) | undefined): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length === 0 || !latest.current) return
      event.preventDefault()
      latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

import { useEffect, useRef, useState } from 'react'
import { type Asking, type Suggestion, suggestionsFor } from './suggestions.ts'

/** Letters from which on suggestions are made. */
const least = 2

/** Suggestions for the typed text; undefined while none are known. Known ones are shown at once. */
export function useSuggestions(asking: Asking) {
  const [suggestions, setSuggestions] = useState<Suggestion[]>()
  const known = useRef(new Map<string, Suggestion[]>())
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])

  const clear = () => {
    asked.current?.abort()
    setSuggestions(undefined)
  }
  async function ask(typed: string) {
    asked.current?.abort()
    const words = typed.trim().slice(0, 100)
    if (words.length < least) return setSuggestions(undefined)
    const key = `${asking.city} ${words}`
    const before = known.current.get(key)
    if (before) return setSuggestions(before)
    const asks = new AbortController()
    asked.current = asks
    try {
      const found = await suggestionsFor(words, asking, asks.signal)
      known.current.set(key, found)
      if (!asks.signal.aborted) setSuggestions(found)
    } catch {
      // Offline, or the next letter came first. The form works without suggestions.
      if (!asks.signal.aborted) setSuggestions([])
    }
  }
  return { suggestions, ask, clear }
}

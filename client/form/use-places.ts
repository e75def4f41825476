import { useState } from 'react'
import { CallError } from '../call-error.ts'

type TextRange = { start: number; end: number }
type Found = { text: string; places: readonly TextRange[] }

/**
 * The parts of the text `name` that a call has refused as profanity (V-4), for `MarkedPlaces`; undefined if there are none. `watch` makes
 * the call and rethrows its error.
 */
export function usePlaces(name = 'TEXT') {
  const [found, setFound] = useState<Found>()
  async function watch<T>(text: string, send: () => Promise<T>): Promise<T> {
    setFound(undefined)
    try {
      return await send()
    } catch (error) {
      const all =
        error instanceof CallError
          ? (error.data.PLACES as Record<string, TextRange[]> | undefined)
          : undefined
      const places = all?.[name]
      if (places) setFound({ text, places })
      throw error
    }
  }
  return { found, watch }
}

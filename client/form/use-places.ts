import { useState } from 'react'
import { CallError } from '../call-error.ts'

type Place = { start: number; end: number }
type Found = { text: string; places: readonly Place[] }

/**
 * What of the text `name` a call has refused as profanity (V-4), for `MarkedPlaces`; undefined if nothing. `watch` makes the call and
 * throws what it throws.
 */
export function usePlaces(name = 'TEXT') {
  const [found, setFound] = useState<Found>()
  async function watch<T>(text: string, send: () => Promise<T>): Promise<T> {
    setFound(undefined)
    try {
      return await send()
    } catch (error) {
      const all =
        error instanceof CallError ? (error.data.PLACES as Record<string, Place[]> | undefined) : undefined
      const places = all?.[name]
      if (places) setFound({ text, places })
      throw error
    }
  }
  return { found, watch }
}

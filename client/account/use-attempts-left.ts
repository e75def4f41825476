import { useState } from 'react'
import { CallError } from '../call-error.ts'

/** How many attempts the last wrong code has left, and `counted`, which notes them of a call. */
export function useAttemptsLeft() {
  const [left, setLeft] = useState<number>()
  async function counted<T>(calling: Promise<T>): Promise<T> {
    setLeft(undefined)
    try {
      return await calling
    } catch (error) {
      const said = error instanceof CallError && error.data.ATTEMPTS_LEFT
      if (typeof said === 'number') setLeft(said)
      throw error
    }
  }
  return { left, counted }
}

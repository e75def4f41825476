'use client'
import { useEffect, useState } from 'react'

/** Whether the browser can use passkeys; false before it is known, and at addresses without https. */
export function useKnowsPasskeys(): boolean {
  const [knows, setKnows] = useState(false)
  useEffect(() => setKnows(typeof PublicKeyCredential === 'function'), [])
  return knows
}

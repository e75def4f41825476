import { useEffect, useState } from 'react'

/** True after the first render in a browser: what is shown then answers to a touch. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

import { useEffect, useState } from 'react'

/** True after the first render in a browser: from then on controls react. */
export function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

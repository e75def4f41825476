'use client'

import { useSearchParams } from 'next/navigation'

/** A page that throws, to show the error page: on the server, or (`?in=browser`) only in the browser. */
export default function ErrorSample() {
  const isBrowserOnly = useSearchParams().get('in') === 'browser'
  if (!isBrowserOnly || typeof window !== 'undefined') throw new Error('secret detail')
  return null
}

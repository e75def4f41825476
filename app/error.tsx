'use client'

import { ErrorPage } from './errors/error-page.tsx'
import { useFault } from './errors/use-fault.ts'

/** Shown when a page throws (E10). */
export default function ErrorBoundary({ error }: { error: unknown }) {
  useFault(error)
  return <ErrorPage status={500} />
}

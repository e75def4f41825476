import type { ReactNode } from 'react'
import { SampleProLayout } from './sample-pro-layout.tsx'

/** The pro layout of the application with an invented clinic. */
export default function SampleLayout({ children }: { children: ReactNode }) {
  return <SampleProLayout>{children}</SampleProLayout>
}

import type { ReactNode } from 'react'
import { requestLocale } from '../../../request-locale.ts'
import { sampleMenu } from './sample-menu.ts'
import { SampleProLayout } from './sample-pro-layout.tsx'

/** The pro layout of the application with an invented clinic. */
export default async function SampleLayout({ children }: { children: ReactNode }) {
  return <SampleProLayout menu={sampleMenu(await requestLocale())}>{children}</SampleProLayout>
}

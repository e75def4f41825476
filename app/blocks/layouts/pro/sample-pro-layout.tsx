'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { ProLayout } from '../../../layouts/pro/pro-layout.tsx'
import { sampleData } from './sample-data.ts'

/** The sample's cabinet comes from the address, as the real one's will. */
export function SampleProLayout({ children }: { children: ReactNode }) {
  const cabinetCode = useSearchParams().get('cabinet') ?? '0'
  return (
    <ProLayout data={{ ...sampleData, cabinetCode }} onSignOut={() => toast({ message: 'onSignOut' })}>
      {children}
    </ProLayout>
  )
}

'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { signOut } from '../../../../client/account/sign-out.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { ProLayout } from '../../../layouts/pro/pro-layout.tsx'
import type { ProLayoutData } from '../../../layouts/pro/pro-layout-data.ts'
import { sampleData } from './sample-data.ts'

/** The pro layout with sample data; the cabinet comes from the address, and signing out works. */
export function SampleProLayout({ menu, children }: { menu: ProLayoutData['menu']; children: ReactNode }) {
  const cabinetCode = useSearchParams().get('cabinet') ?? '0'
  return (
    <ProLayout
      data={{ ...sampleData, menu, cabinetCode }}
      onSignOut={async () => toast({ message: (await signOut()) ? 'signOut: true' : 'signOut: false' })}
    >
      {children}
    </ProLayout>
  )
}

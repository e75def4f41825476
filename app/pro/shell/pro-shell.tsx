'use client'

import { type ReactNode, useEffect } from 'react'
import { choiceCookie } from '../../../ui/visitor/choice-cookie.ts'
import { ProLayout } from '../../layouts/pro/pro-layout.tsx'
import type { ProLayoutData } from '../../layouts/pro/pro-layout-data.ts'
import { useSignOut } from '../../use-sign-out.ts'
import { cabinetCookie } from '../choose-cabinet.ts'

/** The pro layout of the signed-in user; saves the current cabinet and signs out. */
export function ProShell({ data, children }: { data: ProLayoutData; children: ReactNode }) {
  const leave = useSignOut()
  const { company, cabinetCode } = data
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = choiceCookie(cabinetCookie(company.code), cabinetCode)
  }, [company.code, cabinetCode])
  return (
    <ProLayout data={data} onSignOut={leave}>
      {children}
    </ProLayout>
  )
}

'use client'

import { lazy, Suspense } from 'react'
import { useStore } from 'zustand'
import { loginStore } from '../client/login/login-store.ts'

const LoginDialog = lazy(async () => {
  const { LoginDialog: dialog } = await import('../client/login/login-dialog.tsx')
  return { default: dialog }
})

/** Where a screen that finds nobody signed in lets the person sign in without leaving it (B-40). Fetched when it is needed. */
export function LoginPlace() {
  const isOpen = useStore(loginStore, (store) => store.isOpen)
  return (
    isOpen && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  )
}

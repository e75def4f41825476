'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { whenSignedOut } from '../client/call.ts'
import { loginStore, openLogin } from '../client/login/login-store.ts'

const LoginDialog = lazy(async () => {
  const { LoginDialog: dialog } = await import('../client/login/login-dialog.tsx')
  return { default: dialog }
})

/**
 * Where a screen that finds nobody signed in, or nobody any more, lets the person sign in without leaving it (B-40).
 * Fetched when it is needed.
 */
export function LoginPlace() {
  const isOpen = useStore(loginStore, (store) => store.isOpen)
  useEffect(() => whenSignedOut(openLogin), [])
  return (
    isOpen && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  )
}

'use client'

import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { onSessionEnded } from '../client/call.ts'
import { loginStore, openLogin } from '../client/login/login-store.ts'

const LoginDialog = lazy(async () => {
  const { LoginDialog: dialog } = await import('../client/login/login-dialog.tsx')
  return { default: dialog }
})

/**
 * Mounts the sign-in dialog when an action needs an account or the session has ended (B-40), so that the person stays
 * on the page. Loaded when it is needed.
 */
export function LoginDialogMount() {
  const isOpen = useStore(loginStore, (store) => store.isOpen)
  useEffect(() => onSessionEnded(openLogin), [])
  return (
    isOpen && (
      <Suspense>
        <LoginDialog />
      </Suspense>
    )
  )
}

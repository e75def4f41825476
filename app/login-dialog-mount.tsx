'use client'

import { useEffect } from 'react'
import { useStore } from 'zustand'
import { onSessionEnded } from '../client/call.ts'
import { closeLogin, loginStore, openLogin } from '../client/login/login-store.ts'
import { localizePath } from '../locales/locale.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { loadedPart } from '../ui/loaded/loaded-part.tsx'
import { askOnNavigation } from './navigation/navigation-login.ts'

const LoginDialog = loadedPart<object>(
  async () => (await import('../client/login/login-dialog.tsx')).LoginDialog,
  { giveUp: closeLogin },
)

/**
 * Mounts the sign-in dialog when an action or a navigation needs an account or the session has ended (B-40, B-3, B-4), so
 * that the person stays on the page. Loaded when it is needed.
 */
export function LoginDialogMount() {
  const isOpen = useStore(loginStore, (store) => store.isOpen)
  const { locale } = usePage()
  useEffect(() => {
    const home = localizePath('/', locale)
    // A read without a session asks for a sign-in, or goes to the home page; a form keeps what was typed.
    onSessionEnded((isReading) => (isReading ? openLogin().catch(() => location.assign(home)) : openLogin()))
    return askOnNavigation(home)
  }, [locale])
  return isOpen && <LoginDialog />
}

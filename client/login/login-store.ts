import { createStore } from 'zustand/vanilla'

/** The dialog was closed without signing in; the action that needed an account is cancelled. */
export class LoginClosed extends Error {
  constructor() {
    super('The dialog for signing in was closed')
    this.name = 'LoginClosed'
  }
}

/** S-AUTH of ensure-login: idle, or the dialog is open. */
export const loginStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

type Waiting = { resolve: () => void; reject: (reason: LoginClosed) => void }
let waiting: Waiting[] = []

function end(settle: (one: Waiting) => void) {
  const ended = waiting
  waiting = []
  loginStore.setState({ isOpen: false })
  for (const one of ended) settle(one)
}

/** Opens the dialog; concurrent callers share one. */
export function openLogin(): Promise<void> {
  const opened = new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject })
  })
  loginStore.setState({ isOpen: true })
  return opened
}

/** Called after sign-in: resolves the waiting calls. */
export const finishLogin = (): void => end(({ resolve }) => resolve())

/** Called when the dialog is closed without signing in: rejects the waiting calls. */
export const closeLogin = (): void => end(({ reject }) => reject(new LoginClosed()))

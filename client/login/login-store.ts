import { createStore } from 'zustand/vanilla'

/** The dialog was closed: nobody has signed in, and what waited for it is not done. */
export class LoginClosed extends Error {
  constructor() {
    super('The dialog for signing in was closed')
    this.name = 'LoginClosed'
  }
}

/** S-AUTH of ensure-login: idle, or the dialog is shown. */
export const loginStore = createStore<{ isOpen: boolean }>(() => ({ isOpen: false }))

type Waiting = { resolve: () => void; reject: (reason: LoginClosed) => void }
let waiting: Waiting[] = []

function end(settle: (one: Waiting) => void) {
  const ended = waiting
  waiting = []
  loginStore.setState({ isOpen: false })
  for (const one of ended) settle(one)
}

/** Shows the dialog; everything that waits for it shares one. */
export function openLogin(): Promise<void> {
  const opened = new Promise<void>((resolve, reject) => {
    waiting.push({ resolve, reject })
  })
  loginStore.setState({ isOpen: true })
  return opened
}

/** Somebody is signed in: what waited goes on. */
export const finishLogin = (): void => end(({ resolve }) => resolve())

/** The dialog is gone without it. */
export const closeLogin = (): void => end(({ reject }) => reject(new LoginClosed()))

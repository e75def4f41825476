import { openLogin } from '../../client/login/login-store.ts'
import { sessionHeader } from '../session-header.ts'

type Leave = (address: string) => void

/** A full load, because another person may have signed in than the one whose data the page shows. */
async function askPerson(target: string, home: string, leave: Leave): Promise<never> {
  await openLogin().then(
    () => leave(target),
    () => leave(home),
  )
  // The router waits until the page is left.
  return new Promise<never>(() => {})
}

/**
 * Opens the sign-in dialog over the page when the session turns out to be missing on a navigation within the application: after signing in
 * the navigation goes on, closing the dialog opens the home page (B-3, B-4). Next's router has no hook for the answers that it fetches, so
 * `fetch` itself is wrapped. Returns a function that undoes it.
 */
export function askOnNavigation(
  home: string,
  leave: Leave = (address) => location.assign(address),
): () => void {
  const plain = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const answer = await plain(input, init)
    const target = answer.headers.get(sessionHeader)
    return target === null ? answer : askPerson(target, home, leave)
  }
  return () => {
    globalThis.fetch = plain
  }
}

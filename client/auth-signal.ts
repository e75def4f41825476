/** What has happened to the session in another tab (B-29). */
export type AuthChange = 'login' | 'logout'

const name = 'auth'
const isChange = (value: unknown): value is AuthChange => value === 'login' || value === 'logout'

/** One for the page: what it says itself it does not hear, so the acting tab goes on with its work. */
let channel: BroadcastChannel | undefined
const open = () => {
  channel ??= new BroadcastChannel(name)
  return channel
}
const canBroadcast = () => typeof BroadcastChannel === 'function'

/** Tells the other tabs that somebody has signed in or out here. */
export function signalAuth(change: AuthChange): void {
  if (canBroadcast()) {
    open().postMessage(change)
    return
  }
  // The others hear of a change of the storage only.
  localStorage.setItem(name, change)
  localStorage.removeItem(name)
}

/** Hears of another tab; the answer ends it. */
export function onAuthSignal(listener: (change: AuthChange) => void): () => void {
  if (canBroadcast()) {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (isChange(data)) listener(data)
    }
    const opened = open()
    opened.addEventListener('message', hear)
    return () => opened.removeEventListener('message', hear)
  }
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === name && isChange(newValue)) listener(newValue)
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

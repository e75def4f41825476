/** A change of the session in another tab (B-29). */
export type AuthChange = 'login' | 'logout'

const name = 'auth'
const isChange = (value: unknown): value is AuthChange => value === 'login' || value === 'logout'

/** A single channel per page: a channel does not receive its own messages, so the acting tab is not reloaded. */
let channel: BroadcastChannel | undefined
const open = () => {
  channel ??= new BroadcastChannel(name)
  return channel
}
const canBroadcast = () => typeof BroadcastChannel === 'function'

/** Notifies the other tabs that somebody has signed in or out here. */
export function signalAuth(change: AuthChange): void {
  if (canBroadcast()) {
    open().postMessage(change)
    return
  }
  // A storage event is sent to the other tabs only.
  localStorage.setItem(name, change)
  localStorage.removeItem(name)
}

/** Calls `listener` on a change in another tab. Returns a function that unsubscribes. */
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

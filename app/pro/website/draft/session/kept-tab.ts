import {
  forgetKept,
  type Kept,
  keptTabs,
  keysOf,
  type Owner,
  readKept,
  readUnsaved,
  type Unsaved,
} from './saved-session.ts'

/*
 * Several tabs of one person have the same storage. Each keeps its unsaved work under an id of its own and holds a lock with that name as
 * long as its page lives, so that work left behind by a closed tab is distinguished from work that another tab is about to send.
 */

type Person = Omit<Owner, 'tab'>

const idKey = 'site-tab'

/** Names that this page holds already: the lock outlives the screen. */
const held = new Set<string>()

/** How long a page that is loaded again waits for the one before it, in milliseconds. */
const reloadMs = 1000

/** Does something while no other page holds a name; false if one does. Without locks in the browser it acts at once. */
async function whileFree(
  name: string,
  options: { ifAvailable: true } | { signal: AbortSignal },
  act: () => void | Promise<void>,
): Promise<boolean> {
  if (!navigator.locks) {
    await act()
    return true
  }
  try {
    return await navigator.locks.request(name, options, async (lock) => {
      if (lock) await act()
      return lock !== null
    })
  } catch {
    return false
  }
}

/** Holds a name until the page is gone. */
function hold(name: string, options: { ifAvailable: true } | { signal: AbortSignal }): Promise<boolean> {
  if (held.has(name)) return Promise.resolve(true)
  return new Promise((resolve) => {
    const taken = () => {
      held.add(name)
      resolve(true)
      return navigator.locks ? new Promise<void>(() => {}) : undefined
    }
    void whileFree(name, options, taken).then(resolve)
  })
}

function ownId(): string | null {
  try {
    return sessionStorage.getItem(idKey)
  } catch {
    return null
  }
}

/** This tab with its kept state: the tab itself before it was reloaded, or else a closed tab, whose work it continues. */
export async function openTab(person: Person): Promise<{ tab: string; kept: Kept }> {
  const name = (tab: string) => keysOf(person) + tab
  const take = async () => {
    const own = ownId()
    if (own !== null && (await hold(name(own), { signal: AbortSignal.timeout(reloadMs) }))) return own
    for (const tab of await keptTabs(person)) if (await hold(name(tab), { ifAvailable: true })) return tab
    const made = crypto.randomUUID()
    await hold(name(made), { ifAvailable: true })
    return made
  }
  const tab = await take()
  try {
    sessionStorage.setItem(idKey, tab)
  } catch {
    // Without storage the next page begins with another id.
  }
  return { tab, kept: await readKept({ ...person, tab }) }
}

/** Passes the unsaved work of another, closed tab to `take`, which keeps it as its own from now on, or else returns false. */
export async function takeLeft(owner: Owner, take: (left: Unsaved) => boolean): Promise<void> {
  if (!navigator.locks) return
  for (const tab of await keptTabs(owner)) {
    const other = { ...owner, tab }
    if (tab === owner.tab || !(await readUnsaved(other))) continue
    const isTaken = await whileFree(keysOf(owner) + tab, { ifAvailable: true }, async () => {
      const left = await readUnsaved(other)
      if (left && take(left)) forgetKept(other)
    })
    if (isTaken) return
  }
}

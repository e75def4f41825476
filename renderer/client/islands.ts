import { isElsewhere } from './is-elsewhere.ts'
import { reloadOnce } from './reload-once.ts'

/*
 * An island's code is fetched, with React, when the island is touched, hovered or focused for the first time. What the reader does meanwhile is held and done then.
 */

/** Events that only wake an island, and those that are also held and repeated once it is awake. */
const waking = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'input']
const holding = ['click', 'submit']

/** What is held for each island that has been woken. */
const held = new WeakMap<Element, Event[]>()

/** Islands whose code could not be fetched. */
const failed = new WeakSet<Element>()

async function fetchCode(island: HTMLElement) {
  // The list of clients is soon there and React is large, so that they come beside each other after all.
  const client = import('./clients.ts').then(({ fetchClient }) => fetchClient(island.dataset.of ?? ''))
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), client])
  return () => hydrate(island, Component)
}

/** Does again what was held, one after the other, each on what the one before has made of the island. */
async function repeat(events: Event[]): Promise<void> {
  for (const event of events) {
    const { target } = event
    if (!(target instanceof Element) || !target.isConnected) continue
    if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event))
    else if (event instanceof SubmitEvent) (target as HTMLFormElement).requestSubmit(event.submitter)
    // React draws what an event has changed in a microtask.
    await Promise.resolve()
  }
}

/**
 * Makes an island live and does what was held. Where its code cannot be fetched, the page is loaded anew for what was
 * asked for; if that is no help, the island stays the useful HTML that it is and what was held is done without React.
 * One that was only looked at waits for a click to try again.
 */
async function start(island: HTMLElement, events: Event[]): Promise<void> {
  const hydrate = await fetchCode(island).catch(reportError)
  if (!hydrate && events.length === 0) {
    failed.add(island)
    held.delete(island)
    return
  }
  if (!hydrate && (await reloadOnce(events))) return
  try {
    hydrate?.()
  } catch (error) {
    reportError(error)
  }
  island.dataset.ready ??= 'failed'
  await repeat(events)
}

/** Starts an island once, however many events ask for it. The answer is what is held for it. */
function wake(island: HTMLElement): Event[] {
  const known = held.get(island)
  if (known) return known
  const events: Event[] = []
  held.set(island, events)
  void start(island, events)
  return events
}

function onEvent(event: Event): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const island = target.closest<HTMLElement>('sh-island')
  if (!island || island.dataset.ready !== undefined) return
  const isHeld = holding.includes(event.type) && !isElsewhere(event)
  if (failed.has(island) && !isHeld) return
  const events = wake(island)
  if (!isHeld) return
  event.preventDefault()
  event.stopPropagation()
  events.push(event)
}

/** Listens for the first touch of every island, and looks whether somebody was faster than this script. */
export function wakeIslands(): void {
  for (const type of waking) addEventListener(type, onEvent, { capture: true, passive: true })
  for (const type of holding) addEventListener(type, onEvent, { capture: true })

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
  })
  for (const island of document.querySelectorAll('sh-island[data-eager]')) seen.observe(island)
  for (const island of document.querySelectorAll<HTMLElement>('sh-island:focus-within')) wake(island)
}

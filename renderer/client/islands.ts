import { opensElsewhere } from './opens-elsewhere.ts'
import { reloadOnce } from './reload-once.ts'

/*
 * An island's code, and React unless its script is a plain one, are fetched when the island is first touched, hovered or focused. Events
 * until then are queued and replayed after hydration.
 */

/** Events that only start loading an island, and those that are also queued and replayed after hydration. */
const loadingEvents = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'input']
const queuedEvents = ['click', 'submit']

/** Queued events of each island that has started loading. */
const queues = new WeakMap<Element, Event[]>()

/** Islands whose code could not be fetched. */
const failed = new WeakSet<Element>()

async function fetchCode(island: HTMLElement) {
  const clients = import('./clients.ts')
  if ('plain' in island.dataset) return (await clients).fetchPlain(island)
  // The list of clients is small and React is large, so in practice both load in parallel.
  const client = clients.then((one) => one.fetchClient(island))
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.tsx'), client])
  return () => hydrate(island, Component)
}

/** Replays queued events one by one; each sees the page as the one before left it. */
async function replay(events: Event[]): Promise<void> {
  for (const event of events) {
    const target = event.target as Element
    if (!target.isConnected) continue
    if (event instanceof MouseEvent) target.dispatchEvent(new MouseEvent(event.type, event))
    else (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter)
    // React renders the result of an event in a microtask.
    await Promise.resolve()
  }
}

/**
 * Hydrates an island and replays its queued events. Where its code cannot be fetched, the page is reloaded once and the
 * events are repeated there; if a reload cannot help, the island stays plain HTML and the events run without React. If
 * there was only a hover or a focus, the next click tries again.
 */
async function start(island: HTMLElement, events: Event[]): Promise<void> {
  const hydrate = await fetchCode(island).catch(reportError)
  if (!hydrate && events.length === 0) {
    failed.add(island)
    queues.delete(island)
    return
  }
  if (!hydrate && (await reloadOnce(events))) return
  try {
    hydrate?.()
  } catch (error) {
    reportError(error)
  }
  island.dataset.ready ??= 'failed'
  await replay(events)
}

/** Starts loading an island, at most once, and returns its queue of events. */
function activate(island: HTMLElement): Event[] {
  const known = queues.get(island)
  if (known) return known
  const events: Event[] = []
  queues.set(island, events)
  void start(island, events)
  return events
}

function onEvent(event: Event): void {
  // The document may be a target, too.
  const island = (event.target as Partial<Element>).closest?.<HTMLElement>('sh-island')
  if (!island || island.dataset.ready !== undefined) return
  const isQueued = queuedEvents.includes(event.type) && !opensElsewhere(event)
  if (failed.has(island) && !isQueued) return
  const events = activate(island)
  if (!isQueued) return
  event.preventDefault()
  event.stopPropagation()
  events.push(event)
}

/** Listens for the first interaction with every island, including one that happened before this script ran. */
export function activateIslands(): void {
  for (const type of loadingEvents) addEventListener(type, onEvent, { capture: true, passive: true })
  for (const type of queuedEvents) addEventListener(type, onEvent, { capture: true })

  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) activate(target as HTMLElement)
  })
  for (const island of document.querySelectorAll<HTMLElement>('sh-island[data-eager]')) {
    if (island.dataset.eager) activate(island)
    else seen.observe(island)
  }
  for (const island of document.querySelectorAll<HTMLElement>('sh-island:focus-within')) activate(island)
}

/// <reference types="vite/client" />
import { prefetchPages } from './speculation.ts'

/*
 * The only script of a document before a touch. It knows where each island's code is and fetches it, with React, when
 * the island is touched, hovered or focused for the first time; what the reader does meanwhile is held and done then.
 */

const clients = import.meta.glob<{ default: React.ComponentType<object> }>('../../blocks/*/*.client.tsx')

/** Events that only wake an island, and those that are also held and repeated once it is awake. */
const waking = ['pointerover', 'pointerdown', 'focusin', 'touchstart', 'input']
const holding = ['click', 'submit']

/** What is held for each island that has been woken. */
const held = new WeakMap<Element, Event[]>()

async function load(island: HTMLElement): Promise<void> {
  const type = island.dataset.of
  const client = clients[`../../blocks/${type}/${type}.client.tsx`]
  if (!client) throw new Error(`no island for block "${type}"`)
  const [{ hydrate }, { default: Component }] = await Promise.all([import('./hydrate.tsx'), client()])
  hydrate(island, Component)
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

/** Loads an island once, however many events ask for it. The answer is what is held for it. */
function wake(island: HTMLElement): Event[] {
  const known = held.get(island)
  if (known) return known
  const events: Event[] = []
  held.set(island, events)
  load(island)
    .catch((error: unknown) => {
      // The island stays the useful HTML that it is: what was held is done without React.
      island.dataset.ready = 'failed'
      reportError(error)
    })
    .then(() => repeat(events))
  return events
}

/** A new tab, a new window or a download was asked for: the browser's own business. */
const isElsewhere = (event: Event) =>
  event instanceof MouseEvent &&
  (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)

function onEvent(event: Event): void {
  const { target } = event
  if (!(target instanceof Element)) return
  const island = target.closest<HTMLElement>('sh-island')
  if (!island || island.dataset.ready !== undefined) return
  const events = wake(island)
  if (!holding.includes(event.type) || isElsewhere(event)) return
  event.preventDefault()
  event.stopPropagation()
  events.push(event)
}

for (const type of waking) addEventListener(type, onEvent, { capture: true, passive: true })
for (const type of holding) addEventListener(type, onEvent, { capture: true })

const seen = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) if (isIntersecting) wake(target as HTMLElement)
})
for (const island of document.querySelectorAll('sh-island[data-eager]')) seen.observe(island)

// Somebody was faster than this script.
for (const island of document.querySelectorAll<HTMLElement>('sh-island:focus-within')) wake(island)

prefetchPages()

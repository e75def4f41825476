import { leastShown, nearerView } from '../../../ui/map/drawing.ts'
import type { View } from '../../../ui/map/ground.ts'
import { briefOf } from './brief.ts'
import { type Entry, layersOf, type Picture } from './layers.ts'

type Props = Omit<Picture, 'entries'> & {
  /** Id of the list whose items are the entries. */
  list: string
  /** `{names}` is filled in. */
  said: Record<'chosen' | 'nearer' | 'close', string>
}

/** How much of the picture one press moves, and one press brings nearer. */
const step = { move: 0.3, zoom: 2 }
/** A pointer that has moved less, in pixels, has pressed. */
const slack = 6

const isTyped = (event: KeyboardEvent) => event.altKey || event.ctrlKey || event.metaKey

/** What an item of the list is called and where it leads: to its page, or else to itself. */
function entryOf(item: Element): Entry {
  const heading = item.querySelector('h2, h3, h4')
  const link = heading?.querySelector('a')
  return {
    name: (link ?? heading)?.textContent ?? '',
    lang: heading?.querySelector<HTMLElement>('[lang]')?.lang,
    href: link?.getAttribute('href') ?? (item.id ? `#${item.id}` : undefined),
  }
}

/**
 * Lets a schematic be moved and zoomed by buttons, keys, wheel, mouse and fingers, and tells what a mark is when it is pressed: in words below
 * the picture, and by marking the item of the list. All marks are one stop of the keyboard; arrows lead from one to the next.
 */
export default function schematic(island: HTMLElement, props: Props): void {
  const { ground, said } = props
  const svg = island.querySelector('svg')
  const brief = island.querySelector<HTMLElement>('[data-brief]')
  const status = island.querySelector('[role=status]')
  if (!svg || !brief || !status) return
  const list = `#${CSS.escape(props.list)}`
  const items = [...document.querySelectorAll(`:is(${list}, ${list} > ul) > li`)]
  const entries = items.map(entryOf)
  const whole = ground.view
  let view: View = whole
  /** The number whose mark has the keyboard's stop, and those that are chosen. */
  let stop = ground.pins[0]?.number ?? 0
  let chosen: readonly number[] = []

  const marks = () => [...svg.querySelectorAll<SVGElement>('[data-numbers]')]
  const numbersOf = (mark: Element) => (mark.getAttribute('data-numbers') ?? '').split(' ').map(Number)
  const markOf = (number: number) => marks().find((mark) => numbersOf(mark).includes(number))

  /** Shows which mark the keyboard stops at, and which are marked: those chosen, or those of the item in question. */
  function show(marked: readonly number[] = chosen) {
    const own = markOf(stop)
    for (const mark of marks()) {
      mark.setAttribute('tabindex', mark === own ? '0' : '-1')
      mark.toggleAttribute(
        'data-marked',
        numbersOf(mark).some((number) => marked.includes(number)),
      )
    }
    for (const [index, item] of items.entries())
      item.toggleAttribute('data-marked', chosen.includes(index + 1))
  }

  /** Says of each button whether there is anything left to do for it. */
  function showRoom() {
    const isWhole = view.width === whole.width
    island.toggleAttribute('data-moved', !isWhole)
    for (const button of island.querySelectorAll<HTMLElement>('[data-do]')) {
      const isIdle = button.dataset.do === 'in' ? view.width <= leastShown : isWhole
      button.ariaDisabled = String(isIdle)
      // Not disabled: one that was just pressed keeps the focus.
      button.tabIndex = isIdle ? -1 : 0
    }
  }

  function draw(next: View) {
    const width = Math.min(whole.width, Math.max(leastShown, next.width))
    // No farther than the picture shows as a whole.
    const room = (whole.width - width) / 2
    const within = (value: number, middle: number) => Math.min(middle + room, Math.max(middle - room, value))
    view = { x: within(next.x, whole.x), y: within(next.y, whole.y), width }
    const focused = document.activeElement?.closest('[data-numbers]')
    const hadFocus = focused && svg?.contains(focused)
    if (svg) svg.innerHTML = layersOf({ ...props, entries }, view)
    showRoom()
    show()
    if (hadFocus) (markOf(stop) as SVGElement | undefined)?.focus({ preventScroll: true })
  }

  /** Brings the ground nearer, where this point of the picture (from 0 to 1) stays in its place. */
  function zoom(factor: number, at = { x: 0.5, y: 0.5 }) {
    const width = Math.min(whole.width, Math.max(leastShown, view.width / factor))
    const shift = view.width - width
    draw({ x: view.x + (at.x - 0.5) * shift, y: view.y + (at.y - 0.5) * shift, width })
  }
  const move = (x: number, y: number) =>
    draw({ ...view, x: view.x + x * view.width, y: view.y + y * view.width })

  /** Where in the picture (from 0 to 1) the pin is that the keyboard is at, or that is nearest to the middle. */
  function ofInterest() {
    const away = ({ x, y, number }: (typeof ground.pins)[number]) =>
      document.activeElement === markOf(number) ? -1 : Math.hypot(x - view.x, y - view.y)
    const [pin = view] = ground.pins.toSorted((a, b) => away(a) - away(b))
    return { x: (pin.x - view.x) / view.width + 0.5, y: (pin.y - view.y) / view.width + 0.5 }
  }

  const doing: Record<string, () => void> = {
    // It stays in its place, so that there is something to be seen.
    in: () => zoom(step.zoom, ofInterest()),
    out: () => zoom(1 / step.zoom),
    whole: () => draw(whole),
    left: () => move(-step.move, 0),
    right: () => move(step.move, 0),
    up: () => move(0, -step.move),
    down: () => move(0, step.move),
  }

  const namesOf = (numbers: readonly number[]) =>
    numbers.map((number) => `${number}. ${entries[number - 1]?.name ?? ''}`).join('; ')
  const say = (words: string, numbers: readonly number[]) => {
    status.textContent = words.replace('{names}', () => namesOf(numbers))
  }

  function close() {
    if (brief?.hidden !== false) return false
    const hadFocus = brief.contains(document.activeElement)
    brief.hidden = true
    chosen = []
    show()
    if (hadFocus) markOf(stop)?.focus()
    return true
  }

  function choose(numbers: number[]) {
    stop = numbers[0] ?? stop
    const nearer = numbers.length > 1 && nearerView(ground, view, numbers)
    if (nearer) {
      close()
      draw(nearer)
      markOf(stop)?.focus({ preventScroll: true })
      say(said.nearer, numbers)
      return
    }
    chosen = numbers
    show()
    brief?.replaceChildren(
      ...numbers.map((number) => briefOf(number, entries[number - 1], items[number - 1])),
      closing,
    )
    if (brief) brief.hidden = false
    brief?.scrollIntoView({ block: 'nearest' })
    brief?.querySelector<HTMLElement>('.link')?.focus({ preventScroll: true })
    say(said.chosen, numbers)
    const item = items[(numbers[0] ?? 0) - 1]
    // Only beside the list: below the picture it would take the picture away.
    if (item && svg && item.getBoundingClientRect().right < svg.getBoundingClientRect().left)
      item.scrollIntoView({ block: 'nearest' })
  }

  const closing = document.createElement('button')
  closing.type = 'button'
  closing.textContent = said.close
  closing.addEventListener('click', close)

  island.addEventListener('click', (event) => {
    const { target } = event
    if (!(target instanceof Element)) return
    doing[target.closest<HTMLElement>('[data-do]')?.dataset.do ?? '']?.()
    const mark = target.closest('[data-numbers]')
    if (!mark || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    // Keys have no count of presses.
    if (!hasMoved || event.detail === 0) choose(numbersOf(mark))
  })

  const keys: Record<string, string> = { '+': 'in', '=': 'in', '-': 'out', '0': 'whole' }
  island.addEventListener('keydown', (event) => {
    if (isTyped(event)) return
    if (event.key === 'Escape' && close()) event.preventDefault()
    const { target } = event
    if (!(target instanceof Element) || !svg.contains(target)) return
    const direction = /^Arrow(.*)$/.exec(event.key)?.[1]?.toLowerCase()
    const todo = doing[(event.shiftKey && direction) || (keys[event.key] ?? '')]
    if (todo) todo()
    else if (direction) stepBy(direction === 'right' || direction === 'down' ? 1 : -1)
    else return
    event.preventDefault()
  })

  /** Leads the keyboard to the next mark in the order of the list, and brings it into the picture. */
  function stepBy(by: 1 | -1) {
    const all = marks()
    const next = all[(all.findIndex((mark) => numbersOf(mark).includes(stop)) + by + all.length) % all.length]
    stop = (next && numbersOf(next)[0]) ?? stop
    const pin = ground.pins.find(({ number }) => number === stop)
    if (pin && view.width < whole.width) draw({ ...view, x: pin.x, y: pin.y })
    else show()
    markOf(stop)?.focus({ preventScroll: true })
  }
  // Not on the picture: with such a listener Chromium gives it the focus when it is pressed.
  island.addEventListener('focusin', ({ target }) => {
    const mark = target instanceof Element && target.closest('[data-numbers]')
    if (!mark) return
    stop = numbersOf(mark)[0] ?? stop
    show()
  })

  /** Fingers, or the mouse, that are down; what they do begins when they have moved. */
  const pointers = new Map<number, { x: number; y: number }>()
  let hasMoved = false
  const placeOf = ({ clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = svg.getBoundingClientRect()
    return { x: (clientX - left) / width, y: (clientY - top) / height }
  }
  svg.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    if (pointers.size === 0) hasMoved = false
    pointers.set(event.pointerId, placeOf(event))
  })
  svg.addEventListener('pointermove', (event) => {
    const before = pointers.get(event.pointerId)
    if (!before) return
    const now = placeOf(event)
    const pixels = Math.hypot(now.x - before.x, now.y - before.y) * svg.clientWidth
    if (!hasMoved && pixels < slack) return
    hasMoved = true
    // From here on the pointer belongs to the picture, also outside of it.
    svg.setPointerCapture(event.pointerId)
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1]
    pointers.set(event.pointerId, now)
    if (!other) move(before.x - now.x, before.y - now.y)
    else {
      const apart = (one: { x: number; y: number }) =>
        Math.max(0.02, Math.hypot(one.x - other.x, one.y - other.y))
      zoom(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 })
    }
  })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    svg.addEventListener(type, ({ pointerId }) => pointers.delete(pointerId))
  // The wheel scrolls the page; with Ctrl, as two fingers of a touchpad send it, it zooms.
  svg.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom(Math.exp(-event.deltaY / 200), placeOf(event))
    },
    { passive: false },
  )

  for (const [index, item] of items.entries()) {
    for (const type of ['pointerenter', 'focusin']) item.addEventListener(type, () => show([index + 1]))
    for (const type of ['pointerleave', 'focusout']) item.addEventListener(type, () => show())
  }
  // One that unfolds low on a phone's screen would stand behind the bar at its bottom.
  const folded = island.closest('details')
  folded?.addEventListener('toggle', () => {
    if (folded.open) svg.parentElement?.parentElement?.scrollIntoView({ block: 'nearest' })
  })
  // As drawn by the server: the first press may be on its way to one of these marks.
  showRoom()
  show()
}

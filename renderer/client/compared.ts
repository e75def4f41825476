import { mostCompared } from '../../schemas/directory/comparison.ts'
import { tabStorage } from '../../ui/core/browser-storage.ts'

/** An entry that was chosen: its slug, and its name where a list has shown it. */
type Chosen = { slug: string; name: string }

const keyOf = (scope: string) => `compared-${scope}`

/** Entries that were chosen for a comparison in this tab; `scope` are lists of one section in one city. */
function read(scope: string): Chosen[] {
  const kept: unknown = JSON.parse(tabStorage()?.getItem(keyOf(scope)) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isChosen).slice(0, mostCompared) : []
}
const isChosen = (one: Partial<Chosen> | null): one is Chosen =>
  typeof one?.slug === 'string' && typeof one.name === 'string'
const keep = (scope: string, chosen: readonly Chosen[]) =>
  tabStorage()?.setItem(keyOf(scope), JSON.stringify(chosen))

/**
 * Keeps the chosen entries of the directory's lists over their pages, filters and orders, says which they are, and limits their number to that of a
 * comparison. On a page that compares, the shown entries are the chosen ones.
 */
export function keepCompared(marked: HTMLElement): void {
  const scope = marked.dataset.compared ?? ''
  if (marked instanceof HTMLFormElement) {
    keepChosen(marked, scope)
    return
  }
  const shown = new Set(new URLSearchParams(location.search).getAll('c'))
  const names = new Map(read(scope).map(({ slug, name }) => [slug, name]))
  if (shown.size > 0)
    keep(
      scope,
      [...shown].slice(0, mostCompared).map((slug) => ({ slug, name: names.get(slug) ?? '' })),
    )
}

function keepChosen(bar: HTMLFormElement, scope: string): void {
  const boxes = [...bar.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  )
  const count = bar.querySelector<HTMLElement>('[data-count]')
  const named = bar.querySelector<HTMLElement>('[data-names]')
  const clear = bar.querySelector<HTMLButtonElement>('[data-clear]')
  const chosenBy = (box: HTMLInputElement): Chosen => ({ slug: box.value, name: box.dataset.name ?? '' })

  function show(chosen: readonly Chosen[]): void {
    for (const box of boxes) {
      box.checked = chosen.some(({ slug }) => slug === box.value)
      box.disabled = !box.checked && chosen.length >= mostCompared
    }
    for (const field of bar.querySelectorAll('[type="hidden"][name="c"]')) field.remove()
    // Chosen entries of other pages and orders, which have no box here.
    for (const { slug } of chosen) {
      if (boxes.some(({ value }) => value === slug)) continue
      bar.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'c', value: slug }))
    }
    bar.toggleAttribute('data-chosen', chosen.length > 0)
    if (count) count.textContent = (count.dataset.count ?? '').replace('{number}', String(chosen.length))
    const names = chosen.map(({ name }) => name).filter(Boolean)
    if (named) {
      named.textContent = names.join(', ')
      named.hidden = names.length === 0
    }
    if (clear) clear.hidden = false
  }
  function change(chosen: readonly Chosen[]): void {
    keep(scope, chosen)
    show(chosen)
  }

  for (const box of boxes)
    box.addEventListener('change', () => {
      const others = read(scope).filter(({ slug }) => slug !== box.value)
      change(box.checked ? [...others, chosenBy(box)] : others)
    })
  clear?.addEventListener('click', () => {
    change([])
    boxes[0]?.focus()
  })
  // A page that is shown again as it was left may have been followed by other choices.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(read(scope))
  })
  const here = new Map(boxes.map((box) => [box.value, box]))
  const kept = read(scope).map((one) => {
    const box = here.get(one.slug)
    return box ? chosenBy(box) : one
  })
  const ticked = boxes.filter(({ checked, value }) => checked && kept.every(({ slug }) => slug !== value))
  change([...kept, ...ticked.map(chosenBy)].slice(0, mostCompared))
}

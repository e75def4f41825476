import { mostCompared } from '../../schemas/directory/comparison.ts'
import { tabStorage } from '../../ui/core/browser-storage.ts'

/** Entries that were chosen for a comparison in this tab, by their slugs; `section` is that of the directory. */
function read(section: string): string[] {
  const kept: unknown = JSON.parse(tabStorage()?.getItem(`compared-${section}`) ?? '[]')
  return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string').slice(0, mostCompared) : []
}
const keep = (section: string, slugs: readonly string[]) =>
  tabStorage()?.setItem(`compared-${section}`, JSON.stringify(slugs))

/**
 * Keeps the chosen entries of the directory's lists over their pages and orders, and limits their number to that of a comparison. On a page
 * that compares, the shown entries are the chosen ones.
 */
export function keepCompared(marked: HTMLElement): void {
  const section = marked.dataset.compared ?? ''
  if (marked instanceof HTMLFormElement) {
    keepChosen(marked, section)
    return
  }
  const shown = new URLSearchParams(location.search).getAll('c')
  if (shown.length > 0) keep(section, [...new Set(shown)].slice(0, mostCompared))
}

function keepChosen(bar: HTMLFormElement, section: string): void {
  const boxes = [...bar.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  )
  const count = bar.querySelector<HTMLElement>('[data-count]')
  const clear = bar.querySelector<HTMLButtonElement>('[data-clear]')

  function show(slugs: readonly string[]): void {
    for (const box of boxes) {
      box.checked = slugs.includes(box.value)
      box.disabled = !box.checked && slugs.length >= mostCompared
    }
    for (const field of bar.querySelectorAll('[type="hidden"]')) field.remove()
    // Chosen entries of other pages and orders, which have no box here.
    for (const slug of slugs) {
      if (boxes.some(({ value }) => value === slug)) continue
      bar.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'c', value: slug }))
    }
    bar.toggleAttribute('data-chosen', slugs.length > 0)
    if (count) count.textContent = (count.dataset.count ?? '').replace('{number}', String(slugs.length))
    if (clear) clear.hidden = false
  }
  function change(slugs: readonly string[]): void {
    keep(section, slugs)
    show(slugs)
  }

  for (const box of boxes)
    box.addEventListener('change', () => {
      const others = read(section).filter((slug) => slug !== box.value)
      change(box.checked ? [...others, box.value] : others)
    })
  clear?.addEventListener('click', () => {
    change([])
    boxes[0]?.focus()
  })
  // A page that is shown again as it was left may have been followed by other choices.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) show(read(section))
  })
  const ticked = boxes.filter(({ checked }) => checked).map(({ value }) => value)
  change([...new Set([...read(section), ...ticked])].slice(0, mostCompared))
}

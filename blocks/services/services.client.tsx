import { useRef, useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { narrowPrices } from './narrow-prices.ts'

type Props = {
  /** Id of the element with the groups, which are in the page before any script. */
  list: string
  /** `found` contains `{number}`. */
  texts: { search: string; found: string; nothing: string; all: string }
}

const wordsOf = (element: Element | null) => element?.textContent ?? ''
const groupsOf = (list: string) => [...(document.getElementById(list)?.querySelectorAll('details') ?? [])]
const rowsOf = (group: Element) => [...group.querySelectorAll<HTMLElement>('dl > div')]

/** Shows the rows of a list that a query finds, and those alone. Returns their number. */
function show(groups: readonly HTMLElement[], query: string): number {
  const kept = narrowPrices(
    groups.map((group) => ({
      title: wordsOf(group.querySelector('h3')),
      rows: rowsOf(group).map((row) => wordsOf(row.querySelector('dt'))),
    })),
    query,
  )
  for (const [index, group] of groups.entries()) {
    const shown = kept[index] ?? []
    group.hidden = !shown.includes(true)
    // The lowest price of a group is none of the rows that are left.
    const least = group.querySelector<HTMLElement>('summary > h3 ~ span')
    if (least) least.hidden = shown.includes(false)
    for (const [at, row] of rowsOf(group).entries()) row.hidden = !shown[at]
  }
  return kept.flat().filter(Boolean).length
}

/** The field that narrows a long price list while typing. What it finds is opened, and closed again after the search. */
export default function ServicesClient({ list, texts }: Props) {
  const [query, setQuery] = useState('')
  const [number, setNumber] = useState<number>()
  const field = useRef<HTMLInputElement>(null)
  /** What the reader has opened before the search. */
  const opened = useRef<readonly boolean[]>(undefined)
  const searching = query.trim() !== ''

  function search(words: string) {
    setQuery(words)
    const groups = groupsOf(list)
    const before = opened.current ?? groups.map(({ open }) => open)
    const isSearch = words.trim() !== ''
    opened.current = isSearch ? before : undefined
    for (const [index, group] of groups.entries()) group.open = isSearch || before[index] === true
    setNumber(show(groups, words))
  }

  return (
    <div className="price-search">
      <label>
        <span>{texts.search}</span>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => search(event.target.value)}
          // Not every browser clears a search field on Escape.
          onKeyDown={(event) => event.key === 'Escape' && search('')}
          className="field"
        />
      </label>
      <p role="status" className={searching ? 'mt-1.5 text-sm text-ink-soft' : undefined}>
        {searching && (number ? texts.found.replace('{number}', String(number)) : texts.nothing)}
      </p>
      {searching && number === 0 && (
        <button
          type="button"
          onClick={() => {
            search('')
            field.current?.focus()
          }}
          className={`${buttonClass('secondary')} mt-3`}
        >
          {texts.all}
        </button>
      )}
    </div>
  )
}

import { useRef, useState } from 'react'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Expandable } from '../../ui/shown/expandable.tsx'
import { narrowPrices, type PriceGroup, type PriceRow } from './price-groups.ts'

type Props = {
  groups: PriceGroup[]
  /** `found` contains `{number}`. */
  texts: { search: string; found: string; nothing: string; all: string }
}

/** A long price list in collapsible groups, with a field that filters it while typing. */
export default function ServicesClient({ groups, texts }: Props) {
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const searching = query.trim() !== ''
  const shown = narrowPrices(groups, query)
  const number = shown.reduce((sum, group) => sum + group.rows.length, 0)
  const answer = number > 0 ? texts.found.replace('{number}', String(number)) : texts.nothing
  return (
    <>
      <div className="mb-2 max-w-lg noscript:hidden">
        <label className="block font-medium">
          {texts.search}
          <input
            ref={field}
            type="search"
            autoComplete="off"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Not every browser clears a search field on Escape.
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
            className="field mt-1.5 font-normal"
          />
        </label>
        <p role="status" className="mt-1.5 min-h-6 text-sm text-ink-soft">
          {searching && answer}
        </p>
        {shown.length === 0 && (
          <button
            type="button"
            onClick={() => {
              setQuery('')
              field.current?.focus()
            }}
            className={`${buttonClass('secondary')} mt-3`}
          >
            {texts.all}
          </button>
        )}
      </div>
      {shown.map((group, index) => (
        <Expandable
          key={`${group.title.text} ${searching}`}
          open={searching || index === 0}
          summary={
            <h3 className="inline text-xl" lang={group.title.lang}>
              {group.title.text}
            </h3>
          }
        >
          <div className="-mr-9">
            <PriceRows rows={group.rows} />
          </div>
        </Expandable>
      ))}
    </>
  )
}

/** The price of a repeat visit, below the price of the first one. */
const Repeat = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className="block text-sm font-normal text-ink-soft">{text}</span>

/** Names and prices; in a narrow column a long price stands below its name. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <dl>
      {rows.map(({ name, note, warning, price, repeat, muted, places }) => (
        <div
          key={`${name.text} ${price} ${note?.text ?? ''}`}
          className="flex flex-wrap justify-between gap-x-4 gap-y-1 @md:gap-x-8 border-b border-line py-2 last:border-0 @md:py-3"
        >
          <dt className="min-w-0 flex-[1_1_11rem]">
            <span lang={name.lang}>{name.text}</span>
            {note && (
              <span lang={note.lang} className="block text-sm text-ink-soft">
                {note.text}
              </span>
            )}
            {warning && (
              <span lang={warning.lang} className="mt-0.5 block text-sm text-warning-ink">
                {warning.text}
              </span>
            )}
          </dt>
          <dd className={`tabular-nums @md:text-right ${muted ? 'text-ink-soft' : 'font-semibold'}`}>
            {price}
            <Repeat text={repeat} />
          </dd>
          {places?.map((place) => (
            <dd
              key={place.names.map(({ text }) => text).join()}
              className="flex basis-full justify-between gap-x-4 ps-4 text-sm text-ink-soft"
            >
              <span className="min-w-0">
                {place.names.map(({ text, lang }, index) => (
                  <span key={text} lang={lang}>
                    {index > 0 && ', '}
                    {text}
                  </span>
                ))}
              </span>
              <span className="shrink-0 text-end tabular-nums">
                {place.price}
                <Repeat text={place.repeat} />
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

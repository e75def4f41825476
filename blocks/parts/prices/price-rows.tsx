import type { PriceRow } from './price-groups.ts'

/** The price of a repeat visit, below the price of the first one. */
const Repeat = ({ text }: { text: string | undefined }) => (text === undefined ? null : <span>{text}</span>)

/** Names and prices; in a narrow column a long price stands below its name. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <dl className="price-rows">
      {rows.map(({ name, note, warning, price, repeat, muted, places }) => (
        <div key={`${name.text} ${price} ${note?.text ?? ''}`}>
          <dt>
            {name.lang ? <span lang={name.lang}>{name.text}</span> : name.text}
            {note && <small lang={note.lang}>{note.text}</small>}
            {warning && (
              <span lang={warning.lang} className="price-warning">
                {warning.text}
              </span>
            )}
          </dt>
          <dd className={muted ? 'price-unknown' : undefined}>
            {price}
            <Repeat text={repeat} />
          </dd>
          {places?.map((place) => (
            <dd key={place.names.map(({ text }) => text).join()} className="price-place">
              <span>
                {place.names.map(({ text, lang }, index) => (
                  <span key={text} lang={lang}>
                    {index > 0 && ', '}
                    {text}
                  </span>
                ))}
              </span>
              <span>
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

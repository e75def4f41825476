import type { PriceRow } from './price-groups.ts'
import { PromotedPrice } from './promoted-price.tsx'

/** The price of a repeat visit, below the price of the first one. */
const Repeat = ({ text }: { text: string | undefined }) => (text === undefined ? null : <span>{text}</span>)

/** The prices of a promotion with its reason. */
const Promoted = ({ reason, ...prices }: NonNullable<PriceRow['promoted']>) => (
  <>
    <PromotedPrice {...prices} />
    <span>{reason}</span>
  </>
)

/** Names and prices; in a narrow column a long price stands below its name. */
export function PriceRows({ rows }: { rows: readonly PriceRow[] }) {
  return (
    <dl className="price-rows">
      {rows.map(({ name, note, warning, price, repeat, muted, promoted, places }) => (
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
            {promoted && !promoted.where ? <Promoted {...promoted} /> : price}
            <Repeat text={repeat} />
          </dd>
          {promoted?.where && (
            <dd className="price-place">
              <span lang={promoted.where.lang}>{promoted.where.text}</span>
              <span>
                <Promoted {...promoted} />
              </span>
            </dd>
          )}
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

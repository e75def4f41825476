import type { z } from 'zod'
import type { Locale } from '../../../locales/locale.ts'
import type { areaBatchBody } from '../../../schemas/api/area.ts'
import { isEqual } from '../../../schemas/core/is-equal.ts'
import { fold } from '../../../schemas/formats/fold.ts'
import { textIn } from '../../../schemas/lent-russian.ts'
import { unnamedGroup } from '../../../schemas/site-import.ts'
import { currencyAfter, isWritten, type KnownService, type Outcome, type PastedRow } from './pasted-rows.ts'
import { noteAfter } from './service-note.ts'

type Body = z.infer<typeof areaBatchBody>

/** A call that writes rows, and the rows of its lists by their places in these. */
export type Batch = { body: Body; ids: Record<keyof Body, number[]> }

/** The category of a row: one that the clinic has, with its translations, otherwise a new one in the language of the list. */
function groupsOf(services: readonly KnownService[], locale: Locale) {
  const known = new Map(
    services.flatMap(({ VALUE }) =>
      Object.values(VALUE.group).map((text) => [fold(text), VALUE.group] as const),
    ),
  )
  return (group: string): object =>
    group.trim() === '' ? unnamedGroup : (known.get(fold(group)) ?? textIn(locale, group.trim()))
}

/** The body that adds and changes the chosen rows of a pasted price list, whose names are in one language. */
export function batchOf(
  rows: readonly PastedRow[],
  outcomes: ReadonlyMap<number, Outcome>,
  { services, locale }: { services: readonly KnownService[]; locale: Locale },
): Batch {
  const groupOf = groupsOf(services, locale)
  const batch: Batch = { body: { ADD: [], CHANGE: [] }, ids: { ADD: [], CHANGE: [] } }
  for (const row of rows) {
    const outcome = outcomes.get(row.id)
    if (!isWritten(row, outcome)) continue
    const { name, group, price, priceTo, priceRepeat, currency } = row
    if (outcome?.kind === 'changed') {
      const { CODE, REVISION, VALUE } = outcome.known
      const note = noteAfter(VALUE.note, row, locale)
      const currencyNow = currencyAfter(row, outcome.known)
      // With another currency the old price of a repeat visit would mean another sum, so it is dropped unless the list has one.
      const isKept = priceRepeat === undefined && currencyNow === VALUE.currency
      const changes = {
        price: price ?? null,
        priceTo: priceTo ?? null,
        ...(!isKept && { priceRepeat: priceRepeat ?? null }),
        currency: currencyNow,
        ...(!isEqual(note, VALUE.note) && { note: note ?? null }),
      }
      batch.body.CHANGE.push({ CODE, REVISION, VALUE: changes })
      batch.ids.CHANGE.push(row.id)
    } else {
      const note = noteAfter(undefined, row, locale)
      batch.body.ADD.push({
        name: textIn(locale, name.trim()),
        group: groupOf(group),
        ...(price !== undefined && { price }),
        ...(priceTo !== undefined && { priceTo }),
        ...(priceRepeat !== undefined && { priceRepeat }),
        ...(note && { note }),
        currency,
        prices: [],
      })
      batch.ids.ADD.push(row.id)
    }
  }
  return batch
}

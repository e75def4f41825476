import type { Fact } from '../../../../../schemas/site-import.ts'
import { unwritten } from '../../../../../site-import/facts/site-currency.ts'
import { isKnown, type KnownFacts, replacesAnother } from './fact-rows.ts'

/** The place of a fact that a branch or a clinic has only once, so that a new one replaces the old; undefined for kinds of which there are many. */
export function placeOf(fact: Fact): string | undefined {
  if (fact.kind === 'phone') return fact.isWhatsapp ? 'whatsapp' : undefined
  return fact.kind === 'price' || fact.kind === 'doctor' ? undefined : fact.kind
}

/** True for a price of which the old site does not say the currency: the person chooses it before the price is taken. */
export const needsCurrency = (fact: Fact): boolean => fact.kind === 'price' && fact.currency === unwritten

/** True for a doctor of whom the old site says no speciality: the person chooses it before the doctor is taken. */
export const needsSpeciality = (fact: Fact): boolean =>
  fact.kind === 'doctor' && fact.specialities.length === 0

/** True for a fact that lacks something that only the person knows. */
export const isOpen = (fact: Fact): boolean => needsCurrency(fact) || needsSpeciality(fact)

/** Facts with the specialities that were chosen for doctors without one, by the ids of the facts. */
export const withSpecialities = (
  facts: readonly Fact[],
  chosen: ReadonlyMap<string, string>,
): readonly Fact[] =>
  facts.map((fact) => {
    const slug = needsSpeciality(fact) && chosen.get(fact.id)
    return fact.kind === 'doctor' && slug ? { ...fact, specialities: [slug] } : fact
  })

/** Facts with a currency for the prices that have none. */
export const inCurrency = (facts: readonly Fact[], currency: string): readonly Fact[] =>
  currency === unwritten ? facts : facts.map((fact) => (needsCurrency(fact) ? { ...fact, currency } : fact))

/** The facts that are ticked at first: they are sure and new, replace nothing, and are the only one for their place. */
export function chosenFirst(facts: readonly Fact[], known: KnownFacts): Set<string> {
  const sure = facts.filter(
    (fact) => !fact.isUnsure && !isOpen(fact) && !isKnown(fact, known) && !replacesAnother(fact, known),
  )
  const isOnly = (fact: Fact) =>
    placeOf(fact) === undefined || sure.filter((one) => placeOf(one) === placeOf(fact)).length === 1
  return new Set(sure.filter(isOnly).map(({ id }) => id))
}

/** The ticked facts after a change of ticks. Of facts for the same place, such as an address, only the last one stays ticked. */
export function afterChoice(
  facts: readonly Fact[],
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  isChosen: boolean,
): Set<string> {
  const placeOfId = new Map(facts.map((fact) => [fact.id, placeOf(fact)]))
  const next = new Set(chosen)
  for (const id of ids) {
    const place = placeOfId.get(id)
    if (isChosen && place !== undefined)
      for (const other of next) if (placeOfId.get(other) === place) next.delete(other)
    if (isChosen) next.add(id)
    else next.delete(id)
  }
  return next
}

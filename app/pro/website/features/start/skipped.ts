import { type AskedFact, askedFacts } from '../../../../../schemas/draft/asked-facts.ts'

const keyOf = (company: string) => `site-skipped-${company}`

/** The questions that somebody has skipped in this tab; the person who comes back from another screen is not asked the same again. */
export function skippedIn(company: string): AskedFact[] {
  try {
    const kept = (sessionStorage.getItem(keyOf(company)) ?? '').split(',')
    return askedFacts.filter((fact) => kept.includes(fact))
  } catch {
    return []
  }
}

/** Keeps which questions are skipped; without storage they are asked again. */
export function keepSkipped(company: string, facts: readonly AskedFact[]): void {
  try {
    sessionStorage.setItem(keyOf(company), facts.join(','))
  } catch {
    // The questions come again.
  }
}

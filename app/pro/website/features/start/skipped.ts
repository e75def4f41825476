import { type AskedFact, askedFacts } from '../../../../../schemas/draft/asked-facts.ts'

const keyOf = (company: string) => `site-skipped-${company}`

/** The questions that were skipped in this tab: after a return from another screen they are not asked again. */
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

import type { Way } from '../../../schemas/exchange/kind.ts'

/** What somebody has chosen for the columns of a table, until it is sent. */
export type Choice = { fields: (string | null)[]; ways: Record<string, Way> }

const keyOf = (code: string) => `import-columns:${code}`

/** Keeps a choice in this tab, or forgets it. `of` says to which columns it belongs: with another row of names they are others. */
export function keepChoice(code: string, of: string, choice: Choice | undefined): void {
  try {
    if (choice) sessionStorage.setItem(keyOf(code), JSON.stringify({ of, ...choice }))
    else sessionStorage.removeItem(keyOf(code))
  } catch {
    // Access to the storage may be forbidden: the choice then lives as long as the page.
  }
}

/** The choice that was kept for these columns. */
export function keptChoice(code: string, of: string): Choice | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(code)) ?? 'null') as (Choice & { of: string }) | null
    return kept?.of === of && Array.isArray(kept.fields) && kept.ways ? kept : undefined
  } catch {
    return undefined
  }
}

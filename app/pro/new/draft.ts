import { emptyTexts, type Texts, textsOf } from './entered.ts'

const key = 'company-draft'

/** Keeps what was typed in this browser until it is sent; files cannot be kept. */
export function keepDraft(texts: Texts): void {
  try {
    if (JSON.stringify(texts) === JSON.stringify(emptyTexts)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // A browser may forbid the storage: then there is no draft.
  }
}

/** What was typed here before and not sent; undefined where there is nothing. */
export function readDraft(): Texts | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : textsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const forgetDraft = (): void => keepDraft(emptyTexts)

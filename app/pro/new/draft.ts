import { emptyTexts, type Texts, textsOf } from './registration-values.ts'

const key = 'company-draft'

/** Stores the entered text in this browser until it is sent; files cannot be stored. */
export function saveDraft(texts: Texts): void {
  try {
    if (JSON.stringify(texts) === JSON.stringify(emptyTexts)) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // Access to the storage may be forbidden; the draft is optional.
  }
}

/** The stored draft; undefined if there is none. */
export function readDraft(): Texts | undefined {
  try {
    const text = localStorage.getItem(key)
    return text === null ? undefined : textsOf(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const deleteDraft = (): void => saveDraft(emptyTexts)

import { tabStorage } from '../../ui/core/browser-storage.ts'

const prefix = 'kept-text:'

/** The texts of this page: a browser without storage keeps them as long as it is open. */
const texts = new Map<string, string>()

const inStorage = <T>(act: (storage: Storage) => T): T | undefined => {
  const storage = tabStorage()
  try {
    return storage ? act(storage) : undefined
  } catch {
    // The storage may be forbidden or full; the text lives in this page then.
    return undefined
  }
}

/** A text that is typed and not saved yet, of this tab; empty if there is none. */
export const keptText = (name: string): string =>
  texts.get(name) ?? inStorage((storage) => storage.getItem(prefix + name)) ?? ''

/** Keeps a text until it is saved, also when its page is loaded again; an empty one is forgotten. */
export function keepText(name: string, text: string): void {
  texts.set(name, text)
  inStorage((storage) => (text ? storage.setItem(prefix + name, text) : storage.removeItem(prefix + name)))
}

/** Whether a text is kept whose name begins so. */
export const hasKeptText = (beginning: string): boolean =>
  [...texts].some(([name, text]) => name.startsWith(beginning) && text !== '') ||
  (inStorage((storage) =>
    Object.keys(storage).some(
      (key) => key.startsWith(prefix + beginning) && !texts.has(key.slice(prefix.length)),
    ),
  ) ??
    false)

/** Forgets all of them: what one person has typed is not left to the next one at this computer. */
export function forgetTexts(): void {
  texts.clear()
  inStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

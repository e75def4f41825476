let isNeeded = false

/** This page is of an old build: from now on every navigation loads a document anew (B-28). */
export function requireFullLoad(): void {
  isNeeded = true
}

/** Loads the document of an address, where that is needed; false where the application may go there by itself. */
export function loadInFull(href: string): boolean {
  if (isNeeded) location.assign(href)
  return isNeeded
}

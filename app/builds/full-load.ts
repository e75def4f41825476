let isNeeded = false

/** Marks this page as outdated by a newer build: from now on every navigation loads a full document (B-28). */
export function requireFullLoad(): void {
  isNeeded = true
}

/** Loads a full document if the page is outdated; false if client-side navigation may go on. */
export function loadInFull(href: string): boolean {
  if (isNeeded) location.assign(href)
  return isNeeded
}

/** Scrolls rows of links that are wider than the page, such as tabs, to the one that the page is, if it is not seen. */
export function showCurrent(): void {
  for (const link of document.querySelectorAll('[class*=overflow-x] [aria-current]')) {
    const row = link.closest('[class*=overflow-x]')
    if (!row || row.scrollWidth <= row.clientWidth) continue
    const [at, all] = [link.getBoundingClientRect(), row.getBoundingClientRect()]
    if (at.left >= all.left && at.right <= all.right) continue
    row.scrollLeft += at.left + at.width / 2 - (all.left + all.width / 2)
  }
}

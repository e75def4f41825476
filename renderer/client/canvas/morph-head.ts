/** Style sheets and own styles of a document; a development server adds styles that have attributes. */
const sheets = (of: Document) => [...of.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const styles = (of: Document) =>
  [...of.head.querySelectorAll('style')].filter((style) => style.attributes.length === 0)

/** Gives the document the title, the theme and the style sheets of a new version of it. Sheets that it has already stay. */
export function morphHead(next: Document): void {
  document.title = next.title
  const known = new Set(sheets(document).map((sheet) => sheet.getAttribute('href')))
  const added = sheets(next).filter((sheet) => !known.has(sheet.getAttribute('href')))
  document.head.append(...added.map((sheet) => document.importNode(sheet)))
  for (const style of styles(document)) style.remove()
  document.head.append(...styles(next).map((style) => document.importNode(style, true)))
}

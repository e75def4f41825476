/** A text for one utterance, and the two letters of its language. */
export type Piece = { text: string; lang: string }

const isPartOfLine = (element: Element) => /^(?:inline|contents)/.test(getComputedStyle(element).display)

/** The nearest ancestor that is not inline. */
function blockOf(element: Element): Element {
  let block = element
  while (isPartOfLine(block) && block.parentElement) block = block.parentElement
  return block
}

const langOf = (element: Element) => element.closest<HTMLElement>('[lang]')?.lang.slice(0, 2) ?? ''

/** The text of a text node or the `alt` of a picture. */
const wordsOf = (node: Node) => (node instanceof HTMLImageElement ? node.alt : node.nodeValue) ?? ''

/** Some browsers stop speaking in the middle of an utterance longer than 15 seconds. */
const sentencesOf = (text: string, lang: string) =>
  Array.from(
    new Intl.Segmenter(lang || undefined, { granularity: 'sentence' }).segment(text.replace(/\s+/g, ' ')),
    ({ segment }) => segment.trim(),
  )

/** Everything to read in `main`, in page order, one sentence each: visible text and text for screen readers. */
export function piecesOf(main: Element): Piece[] {
  const pieces: Piece[] = []
  let open: Element | undefined
  const nodes = document.createTreeWalker(main, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    if (node instanceof Element && !(node instanceof HTMLImageElement)) continue
    const element = node instanceof Element ? node : node.parentElement
    if (!element?.checkVisibility() || element.closest('[aria-hidden=true], style, script')) continue
    const [block, lang, text] = [blockOf(element), langOf(element), wordsOf(node)]
    const last = pieces.at(-1)
    if (last && open === block && last.lang === lang) last.text += text
    else pieces.push({ text, lang })
    open = block
  }
  return pieces
    .flatMap(({ text, lang }) => sentencesOf(text, lang).map((sentence) => ({ text: sentence, lang })))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
}

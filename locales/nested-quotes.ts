/**
 * Quotation marks within quotation marks, as Russian and Kazakh print them: «Клиника «Забота»» becomes «Клиника „Забота“». A name that
 * brings its own marks may stand in a sentence that puts marks around it.
 */
export function nestedQuotes(text: string): string {
  let depth = 0
  return text.replace(/[«»]/g, (mark) => {
    if (mark === '«') return depth++ === 0 ? '«' : '„'
    depth = Math.max(0, depth - 1)
    return depth === 0 ? '»' : '“'
  })
}

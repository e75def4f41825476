import { escapeHtml } from '../../schemas/html/escape-html.ts'
import { ImportFault } from '../import-fault.ts'
import { limits } from '../limits.ts'
import { tableOfText } from '../text-rows.ts'
import { decodeText } from './decode-text.ts'

const isHtml = (text: string): boolean =>
  /<(?:!doctype|[a-z][a-z\d]*)(?:\s[^<>]*)?>/i.test(text.slice(0, 20_000))

const rowToHtml = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${cell.split('\n').map(escapeHtml).join('<br>')}</td>`).join('')}</tr>`

/** Text without tags: the rows of a CSV file are those of a table, and lines between empty lines of another text are a paragraph. */
const textToHtml = (text: string): string => {
  const rows = tableOfText(text)
  return rows ? `<table>${rows.map(rowToHtml).join('')}</table>` : linesToHtml(text)
}

/** Lines as their writer has put them. */
const linesToHtml = (text: string): string =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((part) => {
      const lines = part
        .split(/\r?\n|\r/)
        .map((line) => line.trim())
        .filter(Boolean)
      const bullets = lines.filter((line) => /^[-–—•*·▪]\s+/.test(line))
      if (lines.length > 1 && bullets.length === lines.length)
        return `<ul>${lines.map((line) => `<li>${escapeHtml(line.replace(/^\S+\s+/, ''))}</li>`).join('')}</ul>`
      const [line = '', another] = lines
      const isHeading =
        another === undefined && line.length < 70 && /^\p{Lu}/u.test(line) && !/[.,;:!\d]$|\d{3}|@/.test(line)
      const tag = isHeading ? 'h2' : 'p'
      return lines.length === 0 ? '' : `<${tag}>${lines.map(escapeHtml).join('<br>')}</${tag}>`
    })
    .join('')

/** The HTML of a page or of a text, and whether its encoding was guessed. Throws `tooLarge` and `encoding`. */
export function pageText(bytes: Uint8Array, label?: string): { html: string; isGuessed: boolean } {
  const { text, isGuessed } = decodeText(bytes, label)
  // Pictures that are written into the page are not read from there.
  const html =
    text.length > limits.pageLetters ? text.replace(/data:[\w/+.-]+;base64,[A-Za-z\d+/=\s]{200,}/g, '') : text
  if (html.length > limits.pageLetters) throw new ImportFault('tooLarge')
  return { html: isHtml(html) ? html : textToHtml(html), isGuessed }
}

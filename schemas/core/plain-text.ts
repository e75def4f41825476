import { isRecord } from './is-record.ts'

const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : [])
const words = (value: unknown) => (typeof value === 'string' ? value : '')

const lineText = (children: unknown): string =>
  records(children)
    .map(({ _type, text, alt }) => words(_type === 'picture' ? alt : text))
    .join('')

function blockText({ _type, children, rows, caption, alt, name, content }: Record<string, unknown>): string {
  if (_type === 'table') {
    const lines = records(rows).map(({ cells }) =>
      records(cells)
        .map((cell) => lineText(cell.children))
        .filter((text) => text.trim() !== '')
        .join(' — '),
    )
    return [words(caption), ...lines].filter(Boolean).join('\n')
  }
  if (_type === 'picture') return words(caption) || words(alt)
  if (_type === 'file') return words(name)
  if (_type === 'callout') return records(content).filter(isText).map(blockText).join('\n')
  return lineText(children)
}

const isText = ({ _type }: Record<string, unknown>) => _type === 'block'

/** The plain text of rich text, one line per paragraph and row; of a picture its description, nothing of unknown objects. Never throws. */
export const plainText = (content: unknown): string => records(content).map(blockText).join('\n')

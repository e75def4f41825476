import { LineCounter, parseDocument } from 'yaml'
import { isRecord } from '../../schemas/core/is-record.ts'
import { parseJson } from '../../schemas/core/parse-json.ts'
import { saidBy } from '../source/said-by.ts'
import { atLine, FileFault } from './file-problem.ts'

/** A file's text as programs write it on all systems. */
export const plainLines = (text: string): string => text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')

/** The object of a JSON file. Throws `FileFault`. */
export function readObject(text: string): Record<string, unknown> {
  let value: unknown
  try {
    value = parseJson(text)
  } catch (error) {
    const said = saidBy(error)
    const at = Number(
      /\bposition (\d+)/.exec(said)?.[1] ?? (/\bend of JSON/.test(said) ? text.length : Number.NaN),
    )
    const line = Number.isNaN(at) ? undefined : text.slice(0, at).split('\n').length
    throw new FileFault(`This is no JSON: ${said}`, atLine(line))
  }
  if (!isRecord(value)) throw new FileFault('This is no object: write { at the beginning and } at the end')
  return value
}

/** In characters; the time of reading YAML grows with the square of its keys. */
const longestFront = 32_000

/** Markdown below its front matter, which begins in the second line of the file. */
export type FrontMatter = { fields: Record<string, unknown>; front: string; body: string; before: number }

/** The front matter and the text of a Markdown file. Throws `FileFault`. */
export function readFrontMatter(text: string): FrontMatter {
  const [, front = '', body = ''] = /^---[ \t]*\n(.*?)^---[ \t]*(?:\n|$)(.*)$/ms.exec(text) ?? []
  if (!text.startsWith('---') || !front)
    throw new FileFault(
      'There is no front matter: write --- , then title: …, then --- above the text',
      'line 1',
    )
  if (front.length > longestFront)
    throw new FileFault(
      `The front matter is longer than ${longestFront} characters: move what is text below the second ---`,
      'line 2',
    )
  const lines = new LineCounter()
  const document = parseDocument(front, { lineCounter: lines, logLevel: 'silent', prettyErrors: false })
  const [error] = document.errors
  if (error)
    throw new FileFault(
      `The front matter is no YAML: ${error.message}. A text with a colon or a number sign in it stands in quotes.`,
      atLine(lines.linePos(error.pos[0]).line + 1),
    )
  let fields: unknown
  try {
    // What JSON does not have, such as values that contain themselves, is refused.
    fields = parseJson(JSON.stringify(document.toJS({ maxAliasCount: 20 })) ?? 'null')
  } catch (cause) {
    throw new FileFault(`The front matter cannot be read: ${(cause as Error).message}`, 'line 2')
  }
  if (!isRecord(fields)) throw new FileFault('The front matter has no fields: write title: … there', 'line 2')
  return { fields, front, body, before: text.slice(0, text.length - body.length).split('\n').length - 1 }
}

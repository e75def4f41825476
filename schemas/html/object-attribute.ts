import { isRecord } from '../core/is-record.ts'

const codeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON for an attribute, in characters that no reader of HTML changes or drops (`cleanText`). */
export const toAttribute = (value: unknown): string =>
  JSON.stringify(value).replace(/[\p{C}\p{Z}\ufffe\uffff]/gu, (found) =>
    found === ' ' ? found : found.split('').map(codeUnit).join(''),
  )

/** The object that `toAttribute` wrote; undefined if there is none. */
export function fromAttribute(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

import { isRecord } from '../core/is-record.ts'

/** The file or picture in place of one of the media library. */
export type MediaSource = {
  src: string
  width?: number
  height?: number
  color?: string
  bytes?: number
  focus?: { x: number; y: number }
}

/** Fields of a picture that belong to its file and not to the place where it is shown, such as its alt text. */
const ofFile = ['width', 'height', 'color', 'focus'] as const

/** A picture with alt texts in each language may be cut off (`t.image()`); a logo or one in a text never is, and has no focus. */
const hasField = (record: Record<string, unknown>, name: (typeof ofFile)[number]) =>
  name !== 'focus' || isRecord(record.alt)

function replaceIn(record: Record<string, unknown>, from: string, to: MediaSource): Record<string, unknown> {
  const next = Object.fromEntries(
    Object.entries(record).map(([name, item]) => [name, replaceMedia(item, from, to)]),
  )
  if (record.src === from) {
    const kept = Object.entries(next).filter(([name]) => !ofFile.some((own) => own === name))
    const facts = ofFile.flatMap((name) =>
      to[name] === undefined || !hasField(record, name) ? [] : [[name, to[name]]],
    )
    return Object.fromEntries([...kept, ...facts])
  }
  const isFile = record.href === from || record.url === from
  return isFile && 'bytes' in record && to.bytes !== undefined ? { ...next, bytes: to.bytes } : next
}

/**
 * A value that shows another picture or file wherever it has shown `from`, at any depth, also in HTML. Alt texts stay. Returns
 * the same value if it does not show it.
 */
export function replaceMedia<T>(value: T, from: string, to: MediaSource): T {
  if (typeof value === 'string') {
    if (value === from) return to.src as T
    return (value.includes('<') ? value.replaceAll(`"${from}"`, `"${to.src}"`) : value) as T
  }
  if (Array.isArray(value)) {
    const next = value.map((item) => replaceMedia(item, from, to))
    return (next.some((item, index) => item !== value[index]) ? next : value) as T
  }
  if (!isRecord(value)) return value
  const next = replaceIn(value, from, to)
  const names = Object.keys(next)
  const isSame =
    names.length === Object.keys(value).length && names.every((name) => next[name] === value[name])
  return (isSame ? value : next) as T
}

import { ImportFault } from '../import-fault.ts'
import { decodeKz1048 } from './kz-1048.ts'

export type DecodedText = { text: string; isGuessed: boolean }

/** Letters that are frequent in a Cyrillic text; in a wrong encoding others take their place. */
const frequent = /[оаеинтрслвкм ]/g
const rare = /[\u0080-\u009f\ufffd\u2500-\u25ff]|[а-яё][А-ЯЁ]|[ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђљњќћџ]/g

const guesses = ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5'] as const

const decoded = (bytes: Uint8Array, label: string, fatal = false): string | undefined => {
  try {
    return new TextDecoder(label, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}

/** The encoding that the first bytes give away: a byte order mark, or every second byte being zero. */
function marked(bytes: Uint8Array): string | undefined {
  const [one, two, three] = bytes
  if (one === 0xef && two === 0xbb && three === 0xbf) return 'utf-8'
  if (one === 0xff && two === 0xfe) return 'utf-16le'
  if (one === 0xfe && two === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 200)
  const zeros = [0, 1].map((odd) => start.filter((byte, index) => index % 2 === odd && byte === 0).length)
  if ((zeros[1] ?? 0) > start.length / 5) return 'utf-16le'
  return (zeros[0] ?? 0) > start.length / 5 ? 'utf-16be' : undefined
}

/** The encoding that a page names in its head. */
function declared(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096))
  return (/<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i.exec(head) ??
    /<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i.exec(head))?.[1]?.toLowerCase()
}

/** How much a text looks like one that was decoded rightly; above zero if it does at all. */
function likeness(text: string): number {
  const sample = text.slice(0, 200_000).replace(/<[^>]{0,2000}>/g, ' ')
  const foreign = sample.match(/[\u0080-\uffff]/g)?.length ?? 0
  if (foreign === 0) return 1
  return ((sample.match(frequent)?.length ?? 0) - 4 * (sample.match(rare)?.length ?? 0)) / (foreign + 1)
}

/**
 * The text of a file whose encoding is not known for certain: by its mark, as UTF-8 if it is valid, by its head (`label`, if the file came
 * with a header), or by the encoding that turns it into Russian words. Throws `encoding` if none does.
 */
export function decodeText(bytes: Uint8Array, label?: string): DecodedText {
  const mark = marked(bytes)
  if (mark) return { text: decoded(bytes, mark) ?? '', isGuessed: false }
  const name = label ?? declared(bytes)
  const unicode = decoded(bytes, 'utf-8', true)
  // A page that was saved anew as UTF-8 often still names its old encoding.
  if (unicode !== undefined && !/^(?:iso-2022|hz)/.test(name ?? ''))
    return { text: unicode, isGuessed: false }
  if (name && /^(?:kz-?1048|strk1048|ptcp154|cyrillic-asian)/.test(name))
    return { text: decodeKz1048(bytes), isGuessed: false }
  const said = name && !/^utf-?8/.test(name) ? decoded(bytes, name) : undefined
  if (said !== undefined && likeness(said) > 0.3) return { text: said, isGuessed: false }
  // Some bytes of a text in UTF-8 may be damaged.
  const repaired = decoded(bytes, 'utf-8') ?? ''
  const damage = repaired.match(/\ufffd/g)?.length ?? 0
  if (damage * 50 < (repaired.match(/[а-яё]/gi)?.length ?? 0)) return { text: repaired, isGuessed: true }
  const [best] = guesses
    .map((encoding) => decoded(bytes, encoding) ?? '')
    .map((text) => ({ text, score: likeness(text) }))
    .sort((a, b) => b.score - a.score)
  if (!best || best.score <= 0.3) throw new ImportFault('encoding')
  return { text: best.text, isGuessed: true }
}

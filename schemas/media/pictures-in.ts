import { isRecord } from '../core/is-record.ts'

/** The facts about a picture in a value that shows it. */
export type PictureFacts = {
  src: string
  width: number
  height: number
  color?: string
  alt: Record<string, string>
}

const textsOf = (alt: unknown): Record<string, string> =>
  isRecord(alt)
    ? Object.fromEntries(
        Object.entries(alt).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}

function factsOf({ src, width, height, color, alt }: Record<string, unknown>): PictureFacts | undefined {
  if (typeof src !== 'string' || !src.startsWith('/images/')) return undefined
  if (!Number.isInteger(width) || !Number.isInteger(height)) return undefined
  return {
    src,
    width: width as number,
    height: height as number,
    alt: textsOf(alt),
    ...(typeof color === 'string' && { color }),
  }
}

/** The pictures of this site that a value shows, each once; the first that shows one describes it. */
export function picturesIn(
  value: unknown,
  found = new Map<string, PictureFacts>(),
): ReadonlyMap<string, PictureFacts> {
  if (Array.isArray(value)) for (const item of value) picturesIn(item, found)
  if (!isRecord(value)) return found
  const facts = factsOf(value)
  if (facts && !found.has(facts.src)) found.set(facts.src, facts)
  for (const item of Object.values(value)) picturesIn(item, found)
  return found
}

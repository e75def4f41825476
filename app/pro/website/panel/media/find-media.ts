import type { MediaKind } from '../../../../../pro-forms/fields/media/library.ts'
import type { MediaItem } from '../../../../../schemas/api/media.ts'

/** The items of a kind whose name or alt text has all the words, in any order. */
export function findMedia(
  items: readonly MediaItem[],
  { words, kind }: { words: string; kind: MediaKind | undefined },
): MediaItem[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return items.filter(({ KIND, NAME, ALT }) => {
    if (kind && KIND !== kind) return false
    const text = [NAME, ...Object.values(ALT)].join(' ').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

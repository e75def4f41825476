import type { Head, StoredBlock } from '../schemas/page.ts'
import { isRecord } from '../schemas/schema-shape.ts'

/** The picture of the first block that has one as its `image`, usually the hero's; undefined where none has. */
export function firstPicture(blocks: readonly StoredBlock[]): Head['image'] {
  for (const block of blocks) {
    // A stored page may hold anything, and is not checked yet.
    const image = isRecord(block) && isRecord(block.props) ? block.props.image : undefined
    if (!isRecord(image)) continue
    const { src, width } = image
    if (typeof src === 'string' && src.startsWith('/images/') && typeof width === 'number')
      return { src, width }
  }
  return undefined
}

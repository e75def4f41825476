import { isRecord } from '../../schemas/core/schema-shape.ts'
import type { Head, StoredBlock } from '../../schemas/page/page.ts'

/** The picture of the first block that has an `image`, usually the hero; undefined if none has. */
export function firstPicture(blocks: readonly StoredBlock[]): Head['image'] {
  for (const block of blocks) {
    // Stored blocks are not validated here.
    const image = isRecord(block) && isRecord(block.props) ? block.props.image : undefined
    if (!isRecord(image)) continue
    const { src, width } = image
    if (typeof src === 'string' && src.startsWith('/images/') && typeof width === 'number')
      return { src, width }
  }
  return undefined
}

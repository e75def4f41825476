import '../core/jitless.ts'
import { z } from 'zod'

/** The texts in a block of a page of the product: the props of the block, as its schema has them. */
const productPageBlock = z
  .object({
    ID: z.string(),
    TYPE: z.string(),
    VALUE: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ProductPageBlock' })

/** The blocks of a page of the product that have something to read; none for a page of one text. `IS_CHANGED` if an administrator has edited them. */
export const productPageBlocks = z
  .object({
    /** The revision of the page, which grows with each change. */
    REVISION: z.int(),
    IS_CHANGED: z.boolean(),
    BLOCKS: z.array(productPageBlock),
  })
  .meta({ id: 'ProductPageBlocks' })

/** The props of a block after a change; only its texts are taken. */
export const productPageBlockBody = z.strictObject({ VALUE: z.unknown(), REVISION: z.int() })

/** A block with the revision of its page, and in the data of a 412 its last author and the time. */
export const savedProductPageBlock = productPageBlock
  .extend({ REVISION: z.int(), UPDATED_AT: z.string(), UPDATED_BY: z.string().nullable() })
  .meta({ id: 'SavedProductPageBlock' })

import '../core/jitless.ts'
import { z } from 'zod'
import { localized } from './localized-fields.ts'

const fields = z.object({
  ...localized('MENU_ITEM_NAME'),
  MENU_ITEM_TYPE_CODE: z.int(),
  RELATION_TYPE: z.int().nullable(),
  RELATION_CODE: z.string().nullable(),
  IS_HIDDEN: z.boolean(),
  ALIAS: z.string().nullable(),
})

export type MenuItem = z.infer<typeof fields> & { items?: MenuItem[] | undefined }

/**
 * A menu entry (A9), unfiltered: the client applies rules V-10 to V-15. `RELATION_TYPE`: 1 page, 2 material or news
 * item, 3 external address. Without `items` it is a leaf; an empty list means a parent without children.
 */
export const menuItem: z.ZodType<MenuItem> = fields
  .extend({ items: z.lazy(() => z.array(menuItem)).optional() })
  .meta({ id: 'MenuItem' })

/** The menu tree of a company (A9). Pages of entries of `EMPTY_TYPES` would be empty (V-21). */
export const menu = z
  .object({ COMPANY_CODE: z.string(), data: z.array(menuItem), EMPTY_TYPES: z.array(z.int()) })
  .meta({ id: 'Menu' })

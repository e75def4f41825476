import { z } from 'zod'
import { flag, hasText, integer, line, localized, optional } from './parts.ts'

const name = hasText('MENU_ITEM_NAME')

const fields = {
  ...localized('MENU_ITEM_NAME', line()),
  MENU_ITEM_TYPE_CODE: optional(integer),
  RELATION_TYPE: optional(integer),
  RELATION_CODE: optional(z.union([z.string().max(2000), z.number()]).transform(String)),
  IS_HIDDEN: optional(flag),
  ALIAS: optional(line()),
}

export type RawMenuItem = z.output<z.ZodObject<typeof fields>> & { items?: RawMenuItem[] | undefined }

/** A raw menu entry (A9). Without `items` it is a leaf; an empty list means a parent without children (V-14). */
export const rawMenuItem: z.ZodType<RawMenuItem> = z
  .object({ ...fields, items: z.lazy(() => optional(z.array(rawMenuItem))) })
  .refine(name.check, name.params)

export const rawMenu = z.object({ data: z.array(rawMenuItem), EMPTY_TYPES: optional(z.array(integer)) })

import type { MenuItem } from '../../../schemas/api/menu.ts'
import type { StoredMenuItem } from '../../kit/tables/columns.ts'
import { localize } from './localize.ts'

/** A menu entry with its children; an absent list stays absent (V-14). */
export const menuAnswer = (item: StoredMenuItem): MenuItem => ({
  ...localize('MENU_ITEM_NAME', item.name),
  MENU_ITEM_TYPE_CODE: item.type,
  RELATION_TYPE: item.relationType ?? null,
  RELATION_CODE: item.relationCode ?? null,
  IS_HIDDEN: item.isHidden,
  ALIAS: item.alias ?? null,
  ...(item.items && { items: item.items.map(menuAnswer) }),
})

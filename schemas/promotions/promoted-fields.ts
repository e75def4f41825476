import { t } from '../core/type.ts'

/** At most so many promotions stand in a block. */
export const mostPromotions = 12

/** Where a price of a promotion holds, as a block says it; empty where it holds everywhere. */
export const promotedPlacesField = () =>
  t.array(
    t.object({
      cabinet: t.optional(t.text({ max: 300 })),
      specialists: t.optional(t.array(t.text({ max: 300 }), { maxItems: 100 })),
      except: t.optional(t.array(t.text({ max: 300 }), { maxItems: 100 })),
    }),
    { maxItems: 200 },
  )

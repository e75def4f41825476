import type { Static, t } from '../../schemas/core/type.ts'

/** A picture with its alternative text. `src` is `/images/<key>`, served in every width, or any `https` address. */
export type Image = Static<ReturnType<typeof t.image>>

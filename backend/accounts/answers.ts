import { z } from '@hono/zod-openapi'

/** A code is on its way: which confirmation it belongs to, and after how many seconds another may be asked for. */
export const begunAnswer = z
  .object({ CONFIRM_ID: z.uuid(), RESEND_AFTER: z.int() })
  .openapi('ConfirmationBegun')

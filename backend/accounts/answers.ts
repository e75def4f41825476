import { z } from '@hono/zod-openapi'
import { sentAnswer } from '../../schemas/requests/account.ts'

/** A code is on its way: which confirmation it belongs to, and after how many seconds another may be asked for. */
export const begunAnswer = z.object(sentAnswer.shape).openapi('ConfirmationBegun')

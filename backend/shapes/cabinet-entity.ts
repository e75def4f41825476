import { z } from '@hono/zod-openapi'

/** A cabinet as its people edit it: `CABINET` is what the schema `cabinet` of schemas/areas says. */
export const cabinetEntity = z
  .object({
    CODE: z.string(),
    REVISION: z.int(),
    IS_MAIN: z.boolean(),
    CABINET: z.record(z.string(), z.unknown()),
  })
  .openapi('CabinetEntity')

/** A picture that was kept: what a field of a picture needs beside the words for it. */
export const keptPicture = z
  .object({ src: z.string(), width: z.int(), height: z.int(), color: z.string() })
  .openapi('KeptPicture')

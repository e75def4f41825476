import { z } from '@hono/zod-openapi'

/** The answer of a call that sends a file or a stream of this media type instead of JSON. */
export const fileAnswer = (mediaType: string) => z.custom<Response>().meta({ contentMediaType: mediaType })

/** The media type of an answer: JSON, unless it was declared by `fileAnswer`. */
export const mediaTypeOf = (answer: z.core.$ZodType): string => {
  const { contentMediaType = 'application/json' } = z.globalRegistry.get(answer) ?? {}
  return String(contentMediaType)
}

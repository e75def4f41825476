import {
  assertValidSignature,
  decodeSignatureHeader,
  isSignatureError,
  SIGNATURE_HEADER_NAME,
} from '@sanity/webhook'
import { z } from 'zod'
import { PostRefused, type TakePosted } from '../source/posted.ts'
import { allOfSanity, ofSyncTag } from './sync-tags.ts'

/** How long after it was signed a post is taken, in milliseconds. */
const toleranceMs = 5 * 60_000

/** A function of Sanity may post the sync tags that are no longer right; a webhook posts a document. */
const announcement = z.object({
  syncTags: z.array(z.string().startsWith('s1:')).min(1).optional().catch(undefined),
})

/**
 * Takes webhooks that Sanity has signed with `secret`. Changed are the sync tags that the post names, or all of Sanity, because the document of
 * a webhook does not say which queries have found it. `now` is the clock.
 */
export function sanityWebhook(secret: string, now: () => number = Date.now): TakePosted {
  const taken = new Map<string, number>()

  return async ({ body, header }, changed) => {
    const signature = header(SIGNATURE_HEADER_NAME)
    if (signature === undefined) throw new PostRefused(401, 'It has no signature')
    const signedAt = await signingTime(body, signature, secret)
    const age = now() - signedAt
    if (Math.abs(age) > toleranceMs) {
      const seconds = Math.round(age / 1000)
      throw new PostRefused(401, `It was signed ${seconds} s ago, and is taken for ${toleranceMs / 1000} s`)
    }
    for (const [known, at] of taken) if (now() - at > toleranceMs) taken.delete(known)
    if (taken.has(signature)) throw new PostRefused(409, 'It was taken before')
    taken.set(signature, signedAt)
    try {
      await changed(tagsOf(body))
    } catch (error) {
      // What has failed is taken when it is sent again.
      taken.delete(signature)
      throw error
    }
  }
}

async function signingTime(body: string, signature: string, secret: string): Promise<number> {
  try {
    await assertValidSignature(body, signature, secret)
    return decodeSignatureHeader(signature).timestamp
  } catch (error) {
    if (!isSignatureError(error)) throw error
    throw new PostRefused(error.statusCode, `Its signature is wrong: ${error.message}`)
  }
}

function tagsOf(body: string): readonly string[] {
  try {
    const { syncTags } = announcement.parse(JSON.parse(body))
    return syncTags?.map(ofSyncTag) ?? [allOfSanity]
  } catch {
    throw new PostRefused(400, 'It is no JSON object')
  }
}

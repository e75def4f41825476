import '../core/jitless.ts'
import { z } from 'zod'
import { nearInstant } from './near-date.ts'

/** Kinds of messages to a clinic that its staff get at once. Each `<subject>/<name>.waiting.ts` of the backend adds its own by `declare module`. */
// biome-ignore lint/suspicious/noEmptyInterface: subjects fill it.
export interface StaffLiveKinds {}
/** The beginning of the path of a stream. */
export type StaffLiveKind = keyof StaffLiveKinds

/** One message of a stream: something has changed; ADDED have begun to wait for the clinic since the last one. */
export const staffLive = z.object({ AT: z.string(), ADDED: z.int() })

/** `since`: the `AT` of the last message that was read. */
export const staffLiveQuery = z.object({
  since: nearInstant.describe('From when on news are told; by default from now.').optional(),
})

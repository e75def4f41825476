import '../core/jitless.ts'
import { z } from 'zod'
import { nearInstant } from './near-date.ts'

/** Kinds of messages to a clinic that its staff get at once; also the beginning of the path of its stream. */
export const staffNewsKinds = ['question', 'review', 'online_consultation', 'appointment_request'] as const
export type StaffNewsKind = (typeof staffNewsKinds)[number]

/** One message of a stream: something has changed; ADDED have begun to wait for the clinic since the last one. */
export const staffNews = z.object({ AT: z.string(), ADDED: z.int() })

/** `since`: the `AT` of the last message that was read. */
export const staffNewsQuery = z.object({ since: nearInstant.optional() })

import '../core/jitless.ts'
import { z } from 'zod'
import { nearInstant } from './near-date.ts'

/** Kinds of messages to a clinic that its staff get at once; also the beginning of the path of its stream. */
export const staffLiveKinds = ['question', 'review', 'online_consultation', 'appointment_request'] as const
export type StaffLiveKind = (typeof staffLiveKinds)[number]

/** One message of a stream: something has changed; ADDED have begun to wait for the clinic since the last one. */
export const staffLive = z.object({ AT: z.string(), ADDED: z.int() })

/** `since`: the `AT` of the last message that was read. */
export const staffLiveQuery = z.object({ since: nearInstant.optional() })

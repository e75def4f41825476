import type { StaffLiveKind } from '../../../schemas/api/staff-live.ts'
import { everything } from '../../../schemas/tags.ts'
import type { Notification } from '../database/database.ts'

/** The channel that notifies every process of changes: a JSON list of tags, or `["*"]` for everything. */
export const invalidationChannel = 'shipa_invalidate'

/** The channel that notifies processes of what has come to clinics, for their streams. */
export const staffLiveChannel = 'shipa_staff_news'

/** A Postgres notification is limited to less than 8000 bytes. */
const maxBytes = 7900

/** The notification of changed tags. Those that do not fit into one become `*`. */
export function tagsPayload(tags: Iterable<string>): string {
  const exact = JSON.stringify([...tags])
  return Buffer.byteLength(exact) < maxBytes ? exact : JSON.stringify([everything])
}

/** The tags that a notification names; all of them if notifications may have been missed. */
export const changedTags = (told: Notification): string[] =>
  told.kind === 'payload' ? (JSON.parse(told.payload) as string[]) : [everything]

/** The notification of a change for a stream of a company. */
export const livePayload = (kind: StaffLiveKind, company: string): string => `${kind} ${company}`

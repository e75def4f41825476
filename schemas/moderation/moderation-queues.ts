/**
 * The queues of moderators, in the order of their menu: a queue has a screen `/moderation/{queue}`, a name at `moderation:queue.{queue}`,
 * an icon beside it (`{queue}.icon.ts`), and is counted in `backend/moderation/waiting.ts`.
 */
export const moderationQueues = [
  'companies',
  'claims',
  'reviews',
  'questions',
  'consultations',
  'sites',
  'news',
  'organizations',
  'mistakes',
] as const
export type ModerationQueue = (typeof moderationQueues)[number]

import { z } from 'zod'
import { review, reviewMove, reviewPaper, reviewReply, reviewReplyMove } from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

const aspects = z.record(z.string().max(40), z.number().min(1).max(5))

/** What was published elsewhere is read by a moderator of here first: whoever brings the file could have written it. */
const anew = (status: unknown) => (status === 'published' || status === 'disputed' ? 'new' : status)

export const outgoing = defineOutgoing([
  {
    table: review,
    label: { ru: 'Отзывы', kk: 'Пікірлер', uz: 'Sharhlar', en: 'Reviews' },
    // The clinic knows an author by the name alone.
    without: ['contact', 'contactChannel', 'account', 'locale', 'explanation', 'explainUntil'],
    shapes: {
      aspects,
      previous: z.strictObject({
        rating: z.int().min(1).max(5),
        aspects: aspects.nullish(),
        text: z.string().max(10_000),
        visitDate: z.iso.date().nullable(),
      }),
    },
    brought: (row) => ({
      ...row,
      status: anew(row.status),
      proof: null,
      publishAt: null,
      publishedAt: null,
      answer: row.status === 'published' ? null : row.answer,
      answeredOn: row.status === 'published' ? null : row.answeredOn,
      followUp: null,
    }),
  },
  { table: reviewMove },
  { table: reviewReply, brought: (row) => ({ ...row, status: anew(row.status) }) },
  { table: reviewReplyMove },
  // Its author has shown them to moderators only.
  { table: reviewPaper, stays: 'othersOwn' },
])

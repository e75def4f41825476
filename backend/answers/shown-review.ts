import { inArray, type SQL } from 'drizzle-orm'
import { review } from '../database/tables/index.ts'

/** Reviews that everybody sees and ratings count (S-REV): a disputed one stays until the dispute is over. */
export const isShownReview: SQL = inArray(review.status, ['published', 'disputed'])

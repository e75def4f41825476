import { inArray, type SQL } from 'drizzle-orm'
import { review } from '../../database/tables/index.ts'

/**
 * Condition for reviews that are public and count for ratings (S-REV). Disputed ones stay public until they
 * are decided.
 */
export const isShownReview: SQL = inArray(review.status, ['published', 'disputed'])

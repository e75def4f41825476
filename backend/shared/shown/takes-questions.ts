import { and, isNotNull } from 'drizzle-orm'
import { company } from '../../database/tables/index.ts'

/** The condition for clinics that visitors see and to which they can write: those with an address for questions (V-12). */
export const takesQuestions = () => and(company.isPublished, isNotNull(company.emailForIssues))

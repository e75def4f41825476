import { and, not } from 'drizzle-orm'
import { company } from '../database/tables/index.ts'

/** The condition for companies that the directory lists: published, and with a site that is not taken down (PS5). */
export const isListed = and(company.isPublished, not(company.isSiteOff))

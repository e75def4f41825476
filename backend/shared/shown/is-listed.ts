import { and, not } from 'drizzle-orm'
import { company } from '../../database/tables/index.ts'
import { isOff } from './is-taken-down.ts'

/** The condition for companies that the directory lists: published, and taken down neither by itself (PS5) nor by moderators. */
export const isListed = and(company.isPublished, not(isOff))

import { and, eq } from 'drizzle-orm'
import { company, news, newsCategory } from './tables/index.ts'

/** Joins a news item to its category. */
export const ofCategory = and(eq(newsCategory.company, news.company), eq(newsCategory.slug, news.category))

/** Joins a news item to its company, which says whether it is published. */
export const ofCompany = eq(company.code, news.company)

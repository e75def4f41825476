import { customType, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Locale } from '../../../locales/locale.ts'
import type { Localized } from '../../../schemas/core/localized.ts'
import { draftStatuses, rowStatuses } from '../../../schemas/publication.ts'

/** A text (plain or HTML) in up to four languages. */
export type Texts = Localized<string>
/** A picture as schemas store it. */
export type StoredImage = { src: string; width: number; height: number; color?: string; alt: Texts }
type Interval = { from: string; to: string }
export type StoredHours = {
  week: { day: number; intervals: Interval[] }[]
  exceptions: { date: string; intervals: Interval[]; note?: Texts }[]
}

/** An entry of a company's menu (C-21): absent `items` is a leaf, an empty list a parent without children (V-14). */
export type StoredMenuItem = {
  /** Given by the first version that is published with the builder. */
  id?: string | undefined
  name: Texts
  type: number
  relationType?: number | undefined
  relationCode?: string | undefined
  isHidden: boolean
  alias?: string | undefined
  items?: StoredMenuItem[] | undefined
}
/** A timestamp with time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
/** A column for an interface language. */
export const locale = () => text().$type<Locale>().notNull()

/**
 * Columns that every area's table has besides its fields; an older table may use `updated_at` for something
 * else.
 */
export const rowColumns = (updatedAt = 'updated_at') => ({
  /** Incremented with each change, for optimistic locking. */
  revision: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: instant(updatedAt).notNull().defaultNow(),
  /** The account that saved this version; null if no person did. The account may be gone. */
  updatedBy: uuid('updated_by'),
})

/** Columns of a `scheduled` area's table: whether visitors see a row, and in which period. */
export const scheduledColumns = () => ({
  status: text({ enum: rowStatuses }).notNull().default('shown'),
  shownFrom: instant('shown_from'),
  shownUntil: instant('shown_until'),
})

/** Columns of a `drafted` area's table. `slug` is the last part of the address of a row's page. */
export const draftedColumns = () => ({
  status: text({ enum: draftStatuses }).notNull().default('draft'),
  /** The revision that visitors see; null if they see none. */
  publishedRevision: integer('published_revision'),
  /** When it was published first. */
  publishedAt: instant('published_at'),
  /** When the draft is to be published. */
  publishAt: instant('publish_at'),
  slug: text().notNull().default(''),
  /** How often visitors have opened its page. */
  views: integer().notNull().default(0),
})

export const texts = () => jsonb().$type<Texts>()
export const image = () => jsonb().$type<StoredImage>()
export const hours = () => jsonb().$type<StoredHours>()
export const strings = () => jsonb().$type<string[]>().notNull().default([])
export const slug = () => text().notNull()

/**
 * JSON as the text that was written. Postgres stores a `json` value byte for byte; drivers would parse it, so
 * it is read as `json::text` (see `rawJson`).
 */
export const json = customType<{ data: string; driverData: string }>({ dataType: () => 'json' })

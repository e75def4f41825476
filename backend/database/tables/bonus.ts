import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { BonusProgramme } from '../../../schemas/areas/bonus-programme.ts'
import { ledgerTable } from '../../kit/ledger/ledger-table.ts'
import { createdAt, rowColumns, strings } from '../../kit/tables/columns.ts'
import { ofCompany } from '../../kit/tables/company.ts'
import { patient } from './patient.ts'

/** The rules of a clinic's bonus programme (`schemas/areas/bonus-programme.ts`). Its code is that of the company. */
export const bonusProgramme = pgTable(
  'bonus_programme',
  {
    company: ofCompany(),
    code: text().notNull(),
    isOn: boolean('is_on').notNull().default(false),
    rate: doublePrecision().notNull().default(0),
    levels: jsonb().$type<BonusProgramme['levels']>().notNull().default([]),
    share: integer().notNull().default(100),
    months: integer(),
    confirmFrom: integer('confirm_from'),
    excluded: strings(),
    ...rowColumns(),
  },
  (table) => [primaryKey({ columns: [table.company, table.code] })],
)

/** A bonus card of a patient. A patient has one, and those of cards that were merged into theirs. */
export const bonusCard = pgTable(
  'bonus_card',
  {
    id: uuid().primaryKey().defaultRandom(),
    company: ofCompany(),
    patient: uuid('patient_id')
      .notNull()
      .references(() => patient.id, { onDelete: 'cascade' }),
    /** Twelve characters of `crockford`; whoever has it sees the balance. */
    code: text().notNull(),
    /** The day up to which ended points were taken off, in the zone of the company. */
    endedTo: date('ended_to').notNull(),
    createdAt: createdAt(),
    /** The member of staff. The account may be gone. */
    createdBy: uuid('created_by').notNull(),
  },
  (table) => [
    unique('bonus_card_code').on(table.code),
    index('bonus_card_of_patient').on(table.patient),
    index('bonus_card_by_time').on(table.company, table.createdAt.desc(), table.id),
  ],
)
export type BonusCardRow = typeof bonusCard.$inferSelect

/** Points of bonus cards (`schemas/bonuses/points.ledger.ts`). */
export const points = ledgerTable('points', 'card_id', () => bonusCard.id)

import type { AreaDefinition } from './areas/define-area.ts'
import type { Problem } from './problem.ts'
import { type Label, type TObject, t } from './type.ts'

/** Statuses of a row in an area that is `scheduled`; visitors see `shown` ones only, within their period. */
export const rowStatuses = ['shown', 'hidden'] as const
export type RowStatus = (typeof rowStatuses)[number]

/** What a period is now: it begins later, it holds, or it is over. */
export const periodStates = ['upcoming', 'current', 'ended'] as const

/** What a form says of each status. */
export const statusLabels: Record<RowStatus, Label> = {
  shown: {
    ru: 'Видно пациентам',
    kk: 'Пациенттерге көрінеді',
    uz: 'Bemorlarga koʻrinadi',
    en: 'Visible to patients',
  },
  hidden: { ru: 'Скрыто', kk: 'Жасырын', uz: 'Yashirin', en: 'Hidden' },
}

const clock: Label = {
  ru: 'По времени клиники. Оставьте пустым, чтобы показать сразу.',
  kk: 'Клиника уақыты бойынша. Бірден көрсету үшін бос қалдырыңыз.',
  uz: 'Klinika vaqti boʻyicha. Darhol koʻrsatish uchun boʻsh qoldiring.',
  en: 'By the clinic’s time. Leave empty to show at once.',
}

const noEnd: Label = {
  ru: 'По времени клиники. Оставьте пустым, чтобы показывать без срока.',
  kk: 'Клиника уақыты бойынша. Мерзімсіз көрсету үшін бос қалдырыңыз.',
  uz: 'Klinika vaqti boʻyicha. Muddatsiz koʻrsatish uchun boʻsh qoldiring.',
  en: 'By the clinic’s time. Leave empty to show with no end.',
}

/** The fields by which people who may publish decide what visitors see, in the form of a `scheduled` area. */
export const publicationFields = {
  status: t.choice(statusLabels, {
    label: { ru: 'Видимость', kk: 'Көрінуі', uz: 'Koʻrinishi', en: 'Visibility' },
  }),
  shownFrom: t.optional(
    t.instant({
      label: { ru: 'Показывать с', kk: 'Көрсетуді бастау', uz: 'Koʻrsatish boshlanishi', en: 'Show from' },
      help: clock,
    }),
  ),
  shownUntil: t.optional(
    t.instant({
      label: { ru: 'Показывать до', kk: 'Көрсетуді аяқтау', uz: 'Koʻrsatish tugashi', en: 'Show until' },
      help: noEnd,
    }),
  ),
}

const made = new WeakMap<TObject, TObject>()

/** What is filled in by people who may publish: the area's own fields, then status and period. */
export function publishedSchema({ schema }: Pick<AreaDefinition, 'schema'>): TObject {
  const known = made.get(schema)
  if (known) return known
  const published = t.object({ ...schema.properties, ...publicationFields })
  made.set(schema, published)
  return published
}

type Instant = Date | string | null | undefined

/** A problem at `shownUntil` where a period ends before it begins, or at once. */
export const periodProblems = (shownFrom: Instant, shownUntil: Instant): Problem[] =>
  shownFrom && shownUntil && new Date(shownUntil) <= new Date(shownFrom)
    ? [{ path: ['shownUntil'], code: 'period', params: {} }]
    : []

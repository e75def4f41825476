import type { AreaDefinition, StatusWords } from './areas/define-area.ts'
import type { Problem } from './core/problem.ts'
import { type Label, type TObject, type TSchema, t } from './core/type.ts'

/** Statuses of a row in a `scheduled` area; visitors see only `shown` ones, within their period. */
export const rowStatuses = ['shown', 'hidden'] as const
export type RowStatus = (typeof rowStatuses)[number]

/** Statuses of a row in a `drafted` area (S-NEWS): `scheduled` is to be published for the first time, `archived` is taken down. */
export const draftStatuses = ['draft', 'scheduled', 'published', 'archived'] as const
export type DraftStatus = (typeof draftStatuses)[number]

/** Labels of the statuses of a draft. */
export const draftStatusLabels: Record<DraftStatus, Label> = {
  draft: { ru: 'Черновик', kk: 'Жоба', uz: 'Qoralama', en: 'Draft' },
  scheduled: {
    ru: 'Ждёт публикации',
    kk: 'Жариялануын күтуде',
    uz: 'Nashr qilinishini kutmoqda',
    en: 'Scheduled',
  },
  published: { ru: 'На сайте', kk: 'Сайтта', uz: 'Saytda', en: 'Published' },
  archived: { ru: 'Снято с сайта', kk: 'Сайттан алынды', uz: 'Saytdan olingan', en: 'Taken down' },
}

/** The status of a draft as a field, for filters. */
export const draftStatusField = t.choice(draftStatusLabels, {
  label: { ru: 'Состояние', kk: 'Күйі', uz: 'Holati', en: 'State' },
})

/** Current state of a period: not begun, running, or over. */
export const periodStates = ['upcoming', 'current', 'ended'] as const

const visibility: StatusWords = {
  label: { ru: 'Видимость', kk: 'Көрінуі', uz: 'Koʻrinishi', en: 'Visibility' },
  shown: {
    ru: 'Видно пациентам',
    kk: 'Пациенттерге көрінеді',
    uz: 'Bemorlarga koʻrinadi',
    en: 'Visible to patients',
  },
  hidden: { ru: 'Скрыто', kk: 'Жасырын', uz: 'Yashirin', en: 'Hidden' },
  show: {
    ru: 'Показать пациентам',
    kk: 'Пациенттерге көрсету',
    uz: 'Bemorlarga koʻrsatish',
    en: 'Show to patients',
  },
  hide: { ru: 'Скрыть', kk: 'Жасыру', uz: 'Yashirish', en: 'Hide' },
}

type Scheduled = Pick<AreaDefinition, 'scheduled'>

/** The words for the status of an area's rows. */
export const statusWords = ({ scheduled }: Scheduled): StatusWords =>
  typeof scheduled === 'object' ? scheduled : visibility

/** Whether rows of an area may have a period in which they are shown. */
export const hasPeriod = ({ scheduled }: Scheduled): boolean =>
  scheduled === true || (typeof scheduled === 'object' && scheduled.hasPeriod === true)

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

/** The period in the form of a `scheduled` area. */
export const periodFields = {
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

/** Status and period, if it has one, of an area's rows as fields of a form, for members who may publish. */
export function publicationFields(area: Scheduled): { status: TSchema } & Partial<typeof periodFields> {
  const { label, shown, hidden, help } = statusWords(area)
  return {
    status: t.choice({ shown, hidden }, { label, ...(help && { help }) }),
    ...(hasPeriod(area) && periodFields),
  }
}

const made = new WeakMap<TObject, TObject>()

/** The form schema for members who may publish: the area's fields, status and period. */
export function publishedSchema(area: Pick<AreaDefinition, 'schema' | 'scheduled'>): TObject {
  const known = made.get(area.schema)
  if (known) return known
  const published = t.object({ ...area.schema.properties, ...publicationFields(area) })
  made.set(area.schema, published)
  return published
}

type Decided = {
  STATUS?: string | undefined
  PUBLISHED?: number | null | undefined
  PUBLISH_AT?: string | null | undefined
}

/** True if only a publisher may change a row (D-PERM): it is shown, or its draft will be published by itself. */
export const changeNeedsPublisher = ({ STATUS, PUBLISH_AT }: Decided): boolean =>
  STATUS === 'shown' || typeof PUBLISH_AT === 'string'

/** True if only a publisher may remove a row: visitors see it, or will by themselves. */
export const removalNeedsPublisher = (row: Decided): boolean =>
  changeNeedsPublisher(row) || typeof row.PUBLISHED === 'number'

type Instant = Date | string | null | undefined

/** A problem at `shownUntil` if a period does not end after its beginning. */
export const periodProblems = (shownFrom: Instant, shownUntil: Instant): Problem[] =>
  shownFrom && shownUntil && new Date(shownUntil) <= new Date(shownFrom)
    ? [{ path: ['shownUntil'], code: 'period', params: {} }]
    : []

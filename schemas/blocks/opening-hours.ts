import { t } from '../core/type.ts'
import { intervalsField, openingStatusField, titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const openingHours = defineBlock({
  type: 'opening-hours',
  label: { ru: 'Часы работы', kk: 'Жұмыс уақыты', uz: 'Ish vaqti', en: 'Opening hours' },
  description: {
    ru: 'Открыто ли сейчас, часы по дням недели и изменения в графике.',
    kk: 'Қазір ашық па, апта кестесі және ондағы өзгерістер.',
    uz: 'Hozir ochiqmi, haftalik jadval va undagi oʻzgarishlar.',
    en: 'Whether it is open now, the weekly hours and changes to them.',
  },
  category: 'clinic',
  facts: ['cabinets'],
  props: t.object({ title: titleField() }),
  data: t.object({
    week: t.array(
      t.object({
        day: t.integer({ minimum: 1, maximum: 7 }),
        /** Empty on a day off. */
        intervals: intervalsField(),
        isToday: t.optional(t.boolean()),
      }),
      { maxItems: 7 },
    ),
    status: t.optional(openingStatusField()),
    exceptions: t.optional(
      t.array(
        t.object({
          date: t.object({ datetime: t.date(), text: t.text() }),
          intervals: intervalsField(),
          note: t.optional(t.text()),
          /** True for days of the coming week, which a sentence about today may refer to. */
          isNear: t.optional(t.boolean()),
          /** The branches with that day, if not all have it. */
          cabinets: t.optional(t.array(t.text(), { maxItems: 100 })),
        }),
        { maxItems: 60 },
      ),
    ),
  }),
  example: {
    props: {},
    data: {
      status: { state: 'open', until: '20:00' },
      week: [
        { day: 1, intervals: [{ from: '08:00', to: '20:00' }] },
        { day: 2, intervals: [{ from: '08:00', to: '20:00' }], isToday: true },
        { day: 3, intervals: [{ from: '08:00', to: '20:00' }] },
        { day: 4, intervals: [{ from: '08:00', to: '20:00' }] },
        {
          day: 5,
          intervals: [
            { from: '08:00', to: '13:00' },
            { from: '14:30', to: '20:00' },
          ],
        },
        { day: 6, intervals: [{ from: '09:00', to: '16:00' }] },
        { day: 7, intervals: [] },
      ],
      exceptions: [
        {
          date: {
            datetime: '2026-12-16',
            text: { ru: '16 декабря', kk: '16 желтоқсан', uz: '16-dekabr', en: '16 December' },
          },
          intervals: [],
          note: {
            ru: 'День Независимости',
            kk: 'Тәуелсіздік күні',
            uz: 'Mustaqillik kuni',
            en: 'Independence Day',
          },
        },
        {
          date: {
            datetime: '2026-12-31',
            text: { ru: '31 декабря', kk: '31 желтоқсан', uz: '31-dekabr', en: '31 December' },
          },
          intervals: [{ from: '09:00', to: '14:00' }],
          cabinets: [
            {
              ru: 'Филиал на Сатпаева',
              kk: 'Сәтбаев көшесіндегі филиал',
              uz: 'Satpayev koʻchasidagi filial',
              en: 'Satpayev Street branch',
            },
          ],
        },
      ],
    },
  },
})

export default openingHours
export type OpeningHoursProps = BlockProps<typeof openingHours>

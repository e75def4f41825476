import { t } from '../core/type.ts'
import { titleField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const clinicIndex = defineBlock({
  type: 'clinic-index',
  label: {
    ru: 'Указатель клиник',
    kk: 'Клиникалар тізбесі',
    uz: 'Klinikalar roʻyxati',
    en: 'Clinic index',
  },
  description: {
    ru: 'Клиники каталога по городам или по видам; каждая группа раскрывается по нажатию.',
    kk: 'Каталогтағы клиникалар қала немесе түр бойынша; әр топ басқанда ашылады.',
    uz: 'Katalogdagi klinikalar shahar yoki tur boʻyicha; har bir guruh bosilganda ochiladi.',
    en: 'Clinics of the directory by city or by kind; a click opens a group.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    title: titleField(),
    by: t.choice(
      {
        city: { ru: 'По городам', kk: 'Қалалар бойынша', uz: 'Shaharlar boʻyicha', en: 'By city' },
        kind: { ru: 'По видам', kk: 'Түрлері бойынша', uz: 'Turlari boʻyicha', en: 'By kind' },
      },
      { label: { ru: 'Группы', kk: 'Топтар', uz: 'Guruhlar', en: 'Groups' }, default: 'city' },
    ),
    firstOpen: t.optional(
      t.boolean({
        label: {
          ru: 'Первая группа раскрыта',
          kk: 'Бірінші топ ашық тұрады',
          uz: 'Birinchi guruh ochiq turadi',
          en: 'The first group is open',
        },
      }),
    ),
  }),
  data: t.object({
    groups: t.array(
      t.object({
        name: t.text(),
        /** Absent if unknown: groups by kind are counted only if all companies of the directory are listed. */
        count: t.optional(t.integer({ minimum: 1 })),
        clinics: t.array(
          t.object({ name: t.text(), detail: t.optional(t.text()), link: t.link(), isDemo: t.boolean() }),
        ),
      }),
    ),
  }),
  example: {
    props: { by: 'city', firstOpen: true },
    data: {
      groups: [
        {
          name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          count: 3,
          clinics: [
            {
              name: {
                ru: 'Стоматология «Ақ тіс»',
                kk: '«Ақ тіс» стоматологиясы',
                uz: '“Aq tis” stomatologiyasi',
                en: 'Aq Tis Dental Clinic',
              },
              detail: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
              link: { kind: 'page', path: '/l/aq-tis' },
              isDemo: false,
            },
            {
              name: {
                ru: 'Семейный медицинский центр «Бұлақ»',
                kk: '«Бұлақ» отбасылық медицина орталығы',
                uz: '“Buloq” oilaviy tibbiyot markazi',
                en: 'Bulaq Family Medical Centre',
              },
              link: { kind: 'page', path: '/l/bulaq' },
              isDemo: true,
            },
          ],
        },
        {
          name: { ru: 'Ташкент', kk: 'Ташкент', uz: 'Toshkent', en: 'Tashkent' },
          count: 1,
          clinics: [
            {
              name: {
                ru: 'Глазная клиника «Зиё»',
                kk: '«Зиё» көз клиникасы',
                uz: '“Ziyo” koʻz klinikasi',
                en: 'Ziyo Eye Clinic',
              },
              detail: {
                ru: 'Офтальмология',
                kk: 'Офтальмология',
                uz: 'Oftalmologiya',
                en: 'Ophthalmology',
              },
              link: { kind: 'page', path: '/l/ziyo' },
              isDemo: false,
            },
          ],
        },
      ],
    },
  },
})

export default clinicIndex
export type ClinicIndexProps = BlockProps<typeof clinicIndex>

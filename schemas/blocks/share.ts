import type { likeTypes } from '../api/profile-kinds.ts'
import { type Label, t } from '../core/type.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const likeLabels = {
  company: { ru: 'Клиника', kk: 'Клиника', uz: 'Klinika', en: 'Clinic' },
  specialist: { ru: 'Врач', kk: 'Дәрігер', uz: 'Shifokor', en: 'Doctor' },
  news: { ru: 'Новость', kk: 'Жаңалық', uz: 'Yangilik', en: 'News item' },
  material: { ru: 'Материал', kk: 'Материал', uz: 'Material', en: 'Material' },
} satisfies Record<(typeof likeTypes)[number], Label>

const share = defineBlock({
  type: 'share',
  label: {
    ru: 'Поделиться и напечатать',
    kk: 'Бөлісу және басып шығару',
    uz: 'Ulashish va chop etish',
    en: 'Share and print',
  },
  description: {
    ru: 'Кнопки, которыми посетитель отправляет страницу близким или печатает её.',
    kk: 'Келуші бетті жақындарына жіберетін немесе басып шығаратын батырмалар.',
    uz: 'Tashrif buyuruvchi sahifani yaqinlariga yuboradigan yoki chop etadigan tugmalar.',
    en: 'Buttons by which a visitor sends the page to somebody close or prints it.',
  },
  category: 'text',
  isOffered: false,
  props: t.object({
    /** The object of the heart among the buttons: a company or a doctor by code, an article by slug. */
    like: t.optional(
      t.object(
        {
          type: t.choice(likeLabels, { label: { ru: 'Вид', kk: 'Түрі', uz: 'Turi', en: 'Kind' } }),
          company: t.optional(
            t.string({
              label: { ru: 'Код клиники', kk: 'Клиника коды', uz: 'Klinika kodi', en: 'Code of the clinic' },
              max: 120,
            }),
          ),
          code: t.string({ label: { ru: 'Код', kk: 'Коды', uz: 'Kodi', en: 'Code' }, max: 160 }),
        },
        { label: { ru: 'Избранное', kk: 'Таңдаулы', uz: 'Sevimlilar', en: 'Favourites' }, hidden: true },
      ),
    ),
  }),
  example: { props: { like: { type: 'company', code: '1001' } } },
})

export default share
export type ShareProps = BlockProps<typeof share>

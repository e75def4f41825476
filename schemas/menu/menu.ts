import { type Static, t } from '../core/type.ts'

const entry = {
  title: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Title' }, max: 60 }),
  link: t.link({
    label: { ru: 'Куда ведёт', kk: 'Қайда апарады', uz: 'Qayerga olib boradi', en: 'Leads to' },
  }),
  hidden: t.optional(t.boolean({ label: { ru: 'Скрыть', kk: 'Жасыру', uz: 'Yashirish', en: 'Hide' } })),
}

const nested = {
  label: { ru: 'Вложенные пункты', kk: 'Ішкі тармақтар', uz: 'Ichki bandlar', en: 'Entries below' },
  maxItems: 30,
}

const withItems = <T extends Parameters<typeof t.object>[0]>(item: T) =>
  t.object({ ...entry, items: t.optional(t.array(t.object(item), nested)) })

/** The menu of a site as an editor stores it: at most three levels. */
export const menuSchema = t.array(withItems(withItems(entry).properties), {
  label: { ru: 'Меню', kk: 'Мәзір', uz: 'Menyu', en: 'Menu' },
  maxItems: 30,
})

export type StoredMenu = Static<typeof menuSchema>

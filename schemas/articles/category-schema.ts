import { t } from '../core/type.ts'

/** The field of a category of news or of materials. */
export const categorySchema = t.object({
  title: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Под этим заголовком записи стоят на сайте.',
      kk: 'Сайтта жазбалар осы тақырыптың астында тұрады.',
      uz: 'Saytda yozuvlar shu sarlavha ostida turadi.',
      en: 'The heading of its list on the site.',
    },
    max: 120,
  }),
})

/** The common properties of the areas of categories. Visitors see a change at once. */
export const categoryArea = {
  section: 'news',
  schema: categorySchema,
  title: ['title'],
  list: { columns: ['title', 'updatedAt'], search: ['title'], sorts: ['title'] },
  ordered: true,
  limit: 100,
} as const

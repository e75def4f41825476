import { patterns, type Static, t } from '../core/type.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  address: t.string({
    label: { ru: 'Адрес сайта', kk: 'Сайт мекенжайы', uz: 'Sayt manzili', en: 'Address of the site' },
    help: {
      ru: 'Сайт, на котором будут виджеты, с https:// в начале. Поддомены входят.',
      kk: 'Виджеттер тұратын сайт, басында https:// болсын. Қосалқы домендер де кіреді.',
      uz: 'Vidjetlar turadigan sayt, boshida https:// bilan. Quyi domenlar ham kiradi.',
      en: 'The site that will have the widgets, with https:// at the beginning. Subdomains are included.',
    },
    max: 300,
    pattern: patterns.url,
  }),
})

export type WidgetSite = Static<typeof schema>

/** Other sites on which the widgets of a clinic may stand (R33–R36, D-WIDGET); its own domains may have them anyway. */
const widgetSites = defineArea({
  name: 'widget-sites',
  section: 'links',
  tab: 2,
  label: { ru: 'Виджеты', kk: 'Виджеттер', uz: 'Vidjetlar', en: 'Widgets' },
  entry: { ru: 'Новый сайт', kk: 'Жаңа сайт', uz: 'Yangi sayt', en: 'New site' },
  schema,
  title: ['address'],
  list: { columns: ['address', 'updatedAt'], search: ['address'], sorts: ['address', '-updatedAt'] },
  tags: ({ company }) => [tags.company(company)],
  // A site added by a person who may not publish gets widgets once a publisher has shown it.
  scheduled: {
    label: { ru: 'Разрешение', kk: 'Рұқсат', uz: 'Ruxsat', en: 'Permission' },
    shown: { ru: 'Разрешён', kk: 'Рұқсат берілген', uz: 'Ruxsat berilgan', en: 'Allowed' },
    hidden: { ru: 'Не разрешён', kk: 'Рұқсат берілмеген', uz: 'Ruxsat berilmagan', en: 'Not allowed' },
    show: { ru: 'Разрешить', kk: 'Рұқсат беру', uz: 'Ruxsat berish', en: 'Allow' },
    help: {
      ru: 'Разрешённый сайт показывает у себя запись, вопросы, отзывы и новости клиники.',
      kk: 'Рұқсат берілген сайт клиникаға жазылуды, сұрақтарды, пікірлерді және жаңалықтарды өзінде көрсетеді.',
      uz: 'Ruxsat berilgan sayt klinikaga yozilish, savollar, sharhlar va yangiliklarni oʻzida koʻrsatadi.',
      en: 'An allowed site shows the clinic’s booking, questions, reviews and news on its own pages.',
    },
    hide: { ru: 'Запретить', kk: 'Тыйым салу', uz: 'Taqiqlash', en: 'Forbid' },
  },
  limit: 50,
  example: { address: 'https://clinic.example' },
})

export default widgetSites

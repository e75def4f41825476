import { t } from '../core/type.ts'

/** The beginning of each page: the place of the logo, and the elements beside the menu. */
export const headerSettings = t.object(
  {
    logo: t.optional(
      t.choice(
        {
          left: { ru: 'Слева', kk: 'Сол жақта', uz: 'Chapda', en: 'On the left' },
          center: { ru: 'По центру', kk: 'Ортада', uz: 'Oʻrtada', en: 'In the centre' },
        },
        {
          label: {
            ru: 'Логотип и название',
            kk: 'Логотип пен атау',
            uz: 'Logotip va nom',
            en: 'Logo and name',
          },
          default: 'left',
        },
      ),
    ),
    phone: t.optional(
      t.boolean({
        label: {
          ru: 'Показывать телефон',
          kk: 'Телефонды көрсету',
          uz: 'Telefonni koʻrsatish',
          en: 'Show the phone number',
        },
        default: true,
      }),
    ),
    button: t.optional(
      t.choice(
        {
          none: { ru: 'Нет кнопки', kk: 'Батырма жоқ', uz: 'Tugma yoʻq', en: 'No button' },
          appointment: {
            ru: 'Записаться на приём',
            kk: 'Қабылдауға жазылу',
            uz: 'Qabulga yozilish',
            en: 'Book an appointment',
          },
          question: {
            ru: 'Задать вопрос',
            kk: 'Сұрақ қою',
            uz: 'Savol berish',
            en: 'Ask a question',
          },
        },
        {
          label: { ru: 'Кнопка', kk: 'Батырма', uz: 'Tugma', en: 'Button' },
          help: {
            ru: 'Видна, если такая страница есть в меню.',
            kk: 'Мәзірде ондай бет болса көрінеді.',
            uz: 'Menyuda shunday sahifa boʻlsa koʻrinadi.',
            en: 'Shown if the menu has such a page.',
          },
          default: 'none',
        },
      ),
    ),
  },
  { label: { ru: 'Шапка сайта', kk: 'Сайттың басы', uz: 'Saytning boshi', en: 'Header' } },
)

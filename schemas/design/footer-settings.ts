import { patterns, t } from '../core/type.ts'

/** The end of each page: a text of the clinic, its pages in social networks, the number of its licence. */
export const footerSettings = t.object(
  {
    text: t.optional(
      t.text({
        label: { ru: 'Текст в подвале', kk: 'Сайт соңындағы мәтін', uz: 'Sayt oxiridagi matn', en: 'Text' },
        help: {
          ru: 'Например, предупреждение о противопоказаниях или реквизиты.',
          kk: 'Мысалы, қарсы көрсетілімдер туралы ескерту немесе деректемелер.',
          uz: 'Masalan, monelik haqida ogohlantirish yoki rekvizitlar.',
          en: 'For example a note on contraindications, or legal details.',
        },
        max: 600,
        multiline: true,
      }),
    ),
    socials: t.optional(
      t.array(t.string({ max: 300, pattern: patterns.https }), {
        label: {
          ru: 'Страницы в соцсетях',
          kk: 'Әлеуметтік желідегі парақшалар',
          uz: 'Ijtimoiy tarmoqlardagi sahifalar',
          en: 'Pages in social networks',
        },
        help: {
          ru: 'Адреса вида https://instagram.com/…',
          kk: 'https://instagram.com/… түріндегі мекенжайлар',
          uz: 'https://instagram.com/… koʻrinishidagi manzillar',
          en: 'Addresses such as https://instagram.com/…',
        },
        maxItems: 8,
      }),
    ),
    license: t.optional(
      t.boolean({
        label: {
          ru: 'Показывать номер лицензии',
          kk: 'Лицензия нөмірін көрсету',
          uz: 'Litsenziya raqamini koʻrsatish',
          en: 'Show the licence number',
        },
        help: {
          ru: 'Номер берётся из раздела «О клинике».',
          kk: 'Нөмір «Клиника туралы» бөлімінен алынады.',
          uz: 'Raqam “Klinika haqida” boʻlimidan olinadi.',
          en: 'The number is the one of “About the clinic”.',
        },
        default: false,
      }),
    ),
  },
  {
    label: { ru: 'Подвал сайта', kk: 'Сайттың соңы', uz: 'Saytning oxiri', en: 'Footer' },
  },
)

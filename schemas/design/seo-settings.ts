import { t } from '../core/type.ts'
import { searchLabels } from '../page/search-labels.ts'
import { pictureSchema } from './picture-schema.ts'

/** How search engines and messengers show the home page. */
export const seoSettings = t.object(
  {
    title: t.optional(
      t.text({
        label: searchLabels.title,
        max: 70,
      }),
    ),
    description: t.optional(
      t.text({
        label: {
          ru: 'Описание в поиске',
          kk: 'Іздеудегі сипаттама',
          uz: 'Qidiruvdagi tavsif',
          en: 'Description in search',
        },
        help: {
          ru: 'Две-три фразы о клинике: что вы лечите и где находитесь.',
          kk: 'Клиника туралы екі-үш сөйлем: нені емдейсіз және қай жердесіз.',
          uz: 'Klinika haqida ikki-uch gap: nimani davolaysiz va qayerdasiz.',
          en: 'Two or three phrases: what you treat, and where you are.',
        },
        max: 300,
        multiline: true,
      }),
    ),
    keywords: t.optional(
      t.text({
        label: { ru: 'Ключевые слова', kk: 'Түйін сөздер', uz: 'Kalit soʻzlar', en: 'Keywords' },
        help: { ru: 'Через запятую.', kk: 'Үтір арқылы.', uz: 'Vergul bilan.', en: 'Separated by commas.' },
        max: 300,
      }),
    ),
    image: t.optional(
      pictureSchema({
        label: searchLabels.image,
        help: {
          ru: 'Для главной страницы и всех, у которых нет своего. Пусто — изображение с названием страницы, которое мы рисуем сами.',
          kk: 'Басты бетке және өз суреті жоқ беттердің бәріне. Бос болса — бет атауы жазылған суретті өзіміз саламыз.',
          uz: 'Bosh sahifa va oʻz rasmi yoʻq barcha sahifalar uchun. Boʻsh boʻlsa — sahifa nomi yozilgan rasmni oʻzimiz chizamiz.',
          en: 'For the home page and all that have none of their own. Leave empty for a picture with the page’s title, which we draw ourselves.',
        },
      }),
    ),
  },
  {
    label: {
      ru: 'Главная страница в поиске',
      kk: 'Басты бет іздеуде',
      uz: 'Bosh sahifa qidiruvda',
      en: 'The home page in search',
    },
  },
)

import { t } from '../type.ts'
import { pictureSchema } from './picture-schema.ts'

/** How search engines and messengers show the home page. */
export const seoSettings = t.object(
  {
    title: t.optional(
      t.text({
        label: {
          ru: 'Заголовок в поиске',
          kk: 'Іздеудегі тақырып',
          uz: 'Qidiruvdagi sarlavha',
          en: 'Title in search',
        },
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
        label: {
          ru: 'Картинка для соцсетей и мессенджеров',
          kk: 'Әлеуметтік желі мен мессенджерлерге арналған сурет',
          uz: 'Ijtimoiy tarmoq va messenjerlar uchun rasm',
          en: 'Picture for social networks and messengers',
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

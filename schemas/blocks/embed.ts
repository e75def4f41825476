import { patterns, t } from '../core/type.ts'
import { parseEmbedUrl } from '../formats/embed-url.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const embed = defineBlock({
  type: 'embed',
  label: {
    ru: 'Карта, форма или запись с другого сайта',
    kk: 'Басқа сайттағы карта, форма немесе жазба',
    uz: 'Boshqa saytdagi xarita, shakl yoki yozuv',
    en: 'A map, a form or a post from another site',
  },
  description: {
    ru: 'Карты Google, Яндекса и 2ГИС, формы Google и Яндекса, запись в Instagram или Telegram. До нажатия с чужого сайта ничего не загружается.',
    kk: 'Google, Яндекс және 2ГИС карталары, Google және Яндекс формалары, Instagram немесе Telegram жазбасы. Баспайынша, басқа сайттан ештеңе жүктелмейді.',
    uz: 'Google, Yandex va 2GIS xaritalari, Google va Yandex shakllari, Instagram yoki Telegramdagi yozuv. Bosilmaguncha, boshqa saytdan hech narsa yuklanmaydi.',
    en: 'Google, Yandex and 2GIS maps, Google and Yandex forms, a post on Instagram or Telegram. Nothing is loaded from the other site before a click.',
  },
  category: 'media',
  props: t.object({
    title: t.text({
      label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Title' },
      help: {
        ru: 'Что увидит посетитель: «Как проехать», «Анкета пациента».',
        kk: 'Келуші не көреді: «Қалай жетуге болады», «Пациент сауалнамасы».',
        uz: 'Tashrif buyuruvchi nimani koʻradi: “Qanday borish mumkin”, “Bemor soʻrovnomasi”.',
        en: 'What a visitor will see: “How to get here”, “Patient form”.',
      },
      max: 120,
    }),
    url: t.string({
      label: { ru: 'Адрес', kk: 'Мекенжай', uz: 'Manzil', en: 'Address' },
      help: {
        ru: 'Карта — адрес из кода для вставки (то, что стоит в src). Форма или запись — ссылка из «Поделиться».',
        kk: 'Карта үшін — ендіру кодындағы мекенжай (src ішіндегі). Форма немесе жазба үшін — «Бөлісу» сілтемесі.',
        uz: 'Xarita uchun — joylash kodidagi manzil (src ichidagi). Shakl yoki yozuv uchun — “Ulashish” havolasi.',
        en: 'For a map, the address in the embed code (what src says). For a form or a post, the link from “Share”.',
      },
      pattern: patterns.embed,
      max: 2000,
    }),
  }),
  sources: ({ url }) => {
    const found = parseEmbedUrl(url)
    return found ? { frames: [found.origin] } : {}
  },
  example: {
    props: {
      title: {
        ru: 'Анкета перед первым приёмом',
        kk: 'Алғашқы қабылдау алдындағы сауалнама',
        uz: 'Birinchi qabul oldidan soʻrovnoma',
        en: 'Questions before the first visit',
      },
      url: 'https://docs.google.com/forms/d/e/1FAIpQLSdExampleExampleExampleExampleExample/viewform',
    },
  },
})

export default embed
export type EmbedProps = BlockProps<typeof embed>

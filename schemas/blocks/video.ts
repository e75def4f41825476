import { patterns, t } from '../core/type.ts'
import { parseVideoUrl } from '../formats/video-url.ts'
import { spokenLanguages } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const { ru, kk, uz, en } = spokenLanguages

const poster = { ru: 'Заставка', kk: 'Мұқаба суреті', uz: 'Muqova rasmi', en: 'Poster' }

const video = defineBlock({
  type: 'video',
  label: { ru: 'Видео', kk: 'Видео', uz: 'Video', en: 'Video' },
  description: {
    ru: 'Видео с заставкой. До нажатия с чужих сайтов ничего не загружается.',
    kk: 'Мұқаба суреті бар бейнежазба. Келуші баспайынша, басқа сайттардан ештеңе жүктелмейді.',
    uz: 'Muqovali video. Tashrif buyuruvchi bosmaguncha, boshqa saytlardan hech narsa yuklanmaydi.',
    en: 'A video with a poster image. Nothing is loaded from other sites before a click.',
  },
  category: 'media',
  props: t.object({
    title: t.text({
      label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Title' },
      help: {
        ru: 'О чём видео. Это название читают вслух программы чтения с экрана.',
        kk: 'Бейнежазба не туралы. Бұл атауды экранды оқитын бағдарламалар дауыстап оқиды.',
        uz: 'Video nima haqida. Bu nomni ekranni oʻqiydigan dasturlar ovoz chiqarib oʻqiydi.',
        en: 'What the video is about. Screen readers read this title aloud.',
      },
      max: 120,
    }),
    duration: t.optional(
      t.string({
        label: { ru: 'Длительность', kk: 'Ұзақтығы', uz: 'Davomiyligi', en: 'Length' },
        help: {
          ru: 'Минуты и секунды, например 3:24.',
          kk: 'Минут пен секунд, мысалы 3:24.',
          uz: 'Daqiqa va soniya, masalan 3:24.',
          en: 'Minutes and seconds, such as 3:24.',
        },
        pattern: patterns.duration,
      }),
    ),
    source: t.variants(
      'kind',
      {
        service: t.object({
          url: t.string({
            label: {
              ru: 'Адрес видео',
              kk: 'Бейнежазба мекенжайы',
              uz: 'Video manzili',
              en: 'Address of the video',
            },
            help: {
              ru: 'Адрес страницы с видео на YouTube, RuTube или в VK Видео.',
              kk: 'YouTube, RuTube немесе VK Видео сайтындағы бейнежазба бетінің мекенжайы.',
              uz: 'YouTube, RuTube yoki VK Video saytidagi video sahifasining manzili.',
              en: 'The address of the video’s page on YouTube, RuTube or VK Video.',
            },
            pattern: patterns.videoPage,
            max: 500,
          }),
          poster: t.image({
            label: poster,
            help: {
              ru: 'Загрузите своё изображение: заставка сервиса потребовала бы обращения к нему.',
              kk: 'Өз суретіңізді жүктеңіз: сервистің суретін көрсету үшін оған сұрау жіберуге тура келер еді.',
              uz: 'Oʻz rasmingizni yuklang: xizmatning rasmini koʻrsatish uchun unga murojaat qilishga toʻgʻri kelardi.',
              en: 'Upload a picture of your own: showing the service’s picture would mean contacting the service.',
            },
          }),
        }),
        file: t.object({
          url: t.string({
            label: { ru: 'Адрес файла', kk: 'Файл мекенжайы', uz: 'Fayl manzili', en: 'Address of the file' },
            help: {
              ru: 'Файл .mp4 или .webm по адресу, который начинается с https://.',
              kk: 'https:// деп басталатын мекенжайдағы .mp4 немесе .webm файлы.',
              uz: 'https:// bilan boshlanadigan manzildagi .mp4 yoki .webm fayl.',
              en: 'An .mp4 or .webm file at an address that begins with https://.',
            },
            pattern: patterns.videoFile,
            max: 500,
          }),
          poster: t.optional(t.image({ label: poster })),
          captions: t.optional(
            t.array(
              t.object({
                lang: t.choice(
                  { ru, kk, uz, en },
                  { label: { ru: 'Язык', kk: 'Тіл', uz: 'Til', en: 'Language' } },
                ),
                url: t.string({
                  label: {
                    ru: 'Адрес субтитров',
                    kk: 'Субтитр мекенжайы',
                    uz: 'Subtitr manzili',
                    en: 'Address of the captions',
                  },
                  help: {
                    ru: 'Файл .vtt на этом сайте или там, где другим сайтам разрешено его читать (CORS).',
                    kk: 'Осы сайттағы немесе басқа сайттарға оқуға рұқсат берілген жердегі (CORS) .vtt файлы.',
                    uz: 'Shu saytdagi yoki boshqa saytlarga oʻqishga ruxsat berilgan joydagi (CORS) .vtt fayl.',
                    en: 'A .vtt file on this site, or where other sites are allowed to read it (CORS).',
                  },
                  pattern: patterns.captions,
                  max: 500,
                }),
              }),
              {
                label: { ru: 'Субтитры', kk: 'Субтитрлер', uz: 'Subtitrlar', en: 'Captions' },
                help: {
                  ru: 'Субтитры нужны тем, кто не слышит, смотрит без звука или на неродном языке.',
                  kk: 'Субтитр естімейтін, дыбыссыз немесе бөтен тілде көретін адамдарға керек.',
                  uz: 'Subtitrlar eshitmaydigan, ovozsiz yoki begona tilda koʻradigan odamlarga kerak.',
                  en: 'Captions are needed by people who cannot hear, have the sound off or speak another language.',
                },
                maxItems: 4,
              },
            ),
          ),
        }),
      },
      {
        label: {
          ru: 'Откуда видео',
          kk: 'Бейнежазба қайдан',
          uz: 'Video qayerdan',
          en: 'Where the video is',
        },
        labels: {
          service: {
            ru: 'YouTube, RuTube или VK Видео',
            kk: 'YouTube, RuTube немесе VK Видео',
            uz: 'YouTube, RuTube yoki VK Video',
            en: 'YouTube, RuTube or VK Video',
          },
          file: { ru: 'Свой файл', kk: 'Өз файлым', uz: 'Oʻz faylim', en: 'Our own file' },
        },
      },
    ),
  }),
  sources: ({ source }) => {
    const video = parseVideoUrl(source.url)
    if (!video) return {}
    if (source.kind === 'service') return { frames: [video.origin] }
    const elsewhere = (source.captions ?? []).filter(({ url }) => url.startsWith('https:'))
    return { media: [video.origin, ...elsewhere.map(({ url }) => new URL(url).origin)] }
  },
  example: {
    props: {
      title: {
        ru: 'Клиника за две минуты: от входа до кабинета',
        kk: 'Екі минутта клиника: кіреберістен кабинетке дейін',
        uz: 'Ikki daqiqada klinika: kirishdan xonagacha',
        en: 'The clinic in two minutes, from the door to the chair',
      },
      duration: '2:05',
      source: {
        kind: 'service',
        url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        poster: {
          src: '/images/demo-dent/reception-1',
          width: 1600,
          height: 1067,
          color: '#e6e2d8',
          alt: {
            ru: 'Рисунок: стойка регистратуры и три лампы над ней',
            kk: 'Сурет: тіркеу үстелі және оның үстіндегі үш шам',
            uz: 'Rasm: qabulxona peshtaxtasi va ustidagi uchta chiroq',
            en: 'Drawing: a reception desk with three lamps above it',
          },
        },
      },
    },
  },
})

export default video
export type VideoProps = BlockProps<typeof video>

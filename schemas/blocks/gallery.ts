import { type Label, t } from '../core/type.ts'
import { titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const photo = (key: string, color: string, alt: Label) => ({
  image: { src: `/images/demo-dent/${key}`, width: 1600, height: 1067, color, alt },
})

const gallery = defineBlock({
  type: 'gallery',
  label: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Photo gallery' },
  description: {
    ru: 'Фотографии клиники; по нажатию открываются во весь экран.',
    kk: 'Клиниканың суреттері; басқанда бүкіл экранға ашылады.',
    uz: 'Klinika suratlari; bosilganda butun ekranda ochiladi.',
    en: 'Photos of the clinic; a click opens them full screen.',
  },
  category: 'media',
  facts: ['photos', 'cabinets'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    limit: t.optional(
      t.integer({
        label: {
          ru: 'Сколько показать',
          kk: 'Нешеуін көрсету',
          uz: 'Nechtasini koʻrsatish',
          en: 'How many to show',
        },
        help: {
          ru: 'Без числа показываются все.',
          kk: 'Сан берілмесе, бәрі көрсетіледі.',
          uz: 'Son berilmasa, hammasi koʻrsatiladi.',
          en: 'Without a number, all are shown.',
        },
        minimum: 1,
        maximum: 200,
      }),
    ),
    skip: t.optional(
      t.integer({
        label: {
          ru: 'Сколько первых пропустить',
          kk: 'Алғашқы нешеуін өткізіп жіберу',
          uz: 'Dastlabki nechtasini oʻtkazib yuborish',
          en: 'How many of the first to leave out',
        },
        help: {
          ru: 'Если они уже стоят на этой странице.',
          kk: 'Олар осы бетте бұрыннан тұрса.',
          uz: 'Ular shu sahifada allaqachon tursa.',
          en: 'Where they stand on this page already.',
        },
        minimum: 1,
        maximum: 200,
      }),
    ),
  }),
  data: t.object({
    photos: t.array(t.object({ image: t.image(), caption: t.optional(t.text({ max: 300 })) })),
  }),
  example: {
    props: {
      title: {
        ru: 'Загляните к нам',
        kk: 'Клиникамызбен танысыңыз',
        uz: 'Klinikamiz bilan tanishing',
        en: 'Take a look inside',
      },
      limit: 5,
    },
    data: {
      photos: [
        {
          ...photo('room-1', '#dce7e5', {
            ru: 'Кабинет врача с креслом и лампой',
            kk: 'Креслосы мен шамы бар дәрігер кабинеті',
            uz: 'Kreslo va chiroqli shifokor xonasi',
            en: 'A treatment room with a chair and a lamp',
          }),
          caption: {
            ru: 'В каждом кабинете своё кресло и свой рентген.',
            kk: 'Әр кабинетте өз креслосы мен өз рентгені бар.',
            uz: 'Har bir xonada oʻz kreslosi va oʻz rentgeni bor.',
            en: 'Each room has a chair and an X-ray of its own.',
          },
        },
        photo('reception-1', '#e8e1d5', {
          ru: 'Стойка регистратуры',
          kk: 'Тіркеу үстелі',
          uz: 'Qabulxona peshtaxtasi',
          en: 'The reception desk',
        }),
        photo('kids-1', '#efe3d0', {
          ru: 'Детский уголок с игрушками',
          kk: 'Ойыншықтары бар балалар бұрышы',
          uz: 'Oʻyinchoqli bolalar burchagi',
          en: 'A corner with toys for children',
        }),
        photo('plants-1', '#d9e4d4', {
          ru: 'Растения на подоконнике',
          kk: 'Терезе алдындағы өсімдіктер',
          uz: 'Deraza tokchasidagi oʻsimliklar',
          en: 'Plants on a windowsill',
        }),
        {
          ...photo('tools-1', '#dfe3e6', {
            ru: 'Инструменты на подносе',
            kk: 'Науадағы құралдар',
            uz: 'Patnisdagi asboblar',
            en: 'Instruments on a tray',
          }),
          caption: {
            ru: 'Инструменты стерилизуем, пакет вскрываем при вас.',
            kk: 'Құралдарды стерильдейміз және пакетін көзіңізше ашамыз.',
            uz: 'Asboblarni sterillaymiz, paketini koʻz oldingizda ochamiz.',
            en: 'Instruments are sterilised, and the pouch is opened in front of you.',
          },
        },
      ],
    },
  },
})

export default gallery
export type GalleryProps = BlockProps<typeof gallery>

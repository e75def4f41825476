import { type Static, t } from '../core/type.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  image: t.image({ label: { ru: 'Фотография', kk: 'Фотосурет', uz: 'Surat', en: 'Photo' } }),
  caption: t.optional(
    t.text({
      label: { ru: 'Подпись', kk: 'Жазуы', uz: 'Izohi', en: 'Caption' },
      help: {
        ru: 'Стоит под фотографией, когда она открыта во весь экран.',
        kk: 'Сурет бүкіл экранға ашылғанда астында тұрады.',
        uz: 'Surat butun ekranga ochilganda ostida turadi.',
        en: 'Stands below the photo when it is open full screen.',
      },
      max: 300,
      multiline: true,
    }),
  ),
})

export type ClinicPhoto = Static<typeof schema>

/** Photos of a clinic's gallery, in the order of the gallery (PS6). */
const photos = defineArea({
  name: 'photos',
  section: 'clinic-website',
  label: { ru: 'Фотогалерея', kk: 'Фотогалерея', uz: 'Fotogalereya', en: 'Photo gallery' },
  entry: { ru: 'Новая фотография', kk: 'Жаңа фотосурет', uz: 'Yangi surat', en: 'New photo' },
  schema,
  title: ['image'],
  list: {
    columns: ['caption', 'updatedAt'],
    card: ['image'],
    search: ['caption'],
    sorts: ['-updatedAt'],
  },
  tags: ({ company }) => [tags.gallery(company)],
  ordered: true,
  // A person who may not publish adds a photo, and a publisher shows it.
  scheduled: true,
  limit: 500,
  example: {
    image: {
      src: '/images/photos/1001/room',
      width: 1600,
      height: 1067,
      color: '#dce7e5',
      alt: {
        ru: 'Кабинет врача с креслом и лампой',
        kk: 'Креслосы мен шамы бар дәрігер кабинеті',
        uz: 'Kreslo va chiroqli shifokor xonasi',
        en: 'A treatment room with a chair and a lamp',
      },
    },
    caption: { ru: 'В каждом кабинете своё кресло.', en: 'Each room has a chair of its own.' },
  },
})

export default photos

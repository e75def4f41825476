import { patterns, t } from '../core/type.ts'
import { extensionOf } from '../formats/file-url.ts'
import { titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const documents = defineBlock({
  type: 'documents',
  label: { ru: 'Документы', kk: 'Құжаттар', uz: 'Hujjatlar', en: 'Documents' },
  description: {
    ru: 'Лицензии, сертификаты, правила и прейскуранты файлами: тип, размер и дата видны до открытия.',
    kk: 'Лицензиялар, сертификаттар, ережелер мен бағалар файл түрінде: түрі, көлемі және күні ашпай-ақ көрінеді.',
    uz: 'Litsenziyalar, sertifikatlar, qoidalar va narxlar fayl koʻrinishida: turi, hajmi va sanasi ochmasdan koʻrinadi.',
    en: 'Licences, certificates, rules and price lists as files: type, size and date are shown before opening.',
  },
  category: 'clinic',
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    items: t.array(
      t.object({
        title: t.text({ label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Title' }, max: 200 }),
        url: t.string({
          label: { ru: 'Адрес файла', kk: 'Файл мекенжайы', uz: 'Fayl manzili', en: 'Address of the file' },
          help: {
            ru: 'PDF, JPG, PNG, DOCX или XLSX: адрес с https:// или путь на этом сайте, например /files/license.pdf.',
            kk: 'PDF, JPG, PNG, DOCX немесе XLSX: https:// деп басталатын мекенжай немесе осы сайттағы жол, мысалы /files/license.pdf.',
            uz: 'PDF, JPG, PNG, DOCX yoki XLSX: https:// bilan boshlanadigan manzil yoki shu saytdagi yoʻl, masalan /files/license.pdf.',
            en: 'PDF, JPG, PNG, DOCX or XLSX: an https:// address or a path on this site, such as /files/license.pdf.',
          },
          pattern: patterns.document,
          max: 500,
        }),
        bytes: t.optional(
          t.integer({
            label: {
              ru: 'Размер в байтах',
              kk: 'Көлемі байтпен',
              uz: 'Hajmi baytlarda',
              en: 'Size in bytes',
            },
            minimum: 1,
          }),
        ),
        date: t.optional(
          t.date({
            label: {
              ru: 'Дата документа',
              kk: 'Құжат күні',
              uz: 'Hujjat sanasi',
              en: 'Date of the document',
            },
          }),
        ),
        preview: t.optional(
          t.image({
            label: {
              ru: 'Миниатюра',
              kk: 'Шағын суреті',
              uz: 'Kichik rasmi',
              en: 'Preview',
            },
          }),
        ),
      }),
      {
        label: { ru: 'Документы', kk: 'Құжаттар', uz: 'Hujjatlar', en: 'Documents' },
        minItems: 1,
        maxItems: 40,
      },
    ),
  }),
  sources: ({ items }) => ({
    frames: items
      .filter(({ url }) => extensionOf(url) === 'pdf' && url.startsWith('https:'))
      .map(({ url }) => new URL(url).origin),
  }),
  example: {
    props: {
      title: {
        ru: 'Лицензия и правила',
        kk: 'Лицензия және ережелер',
        uz: 'Litsenziya va qoidalar',
        en: 'Licence and rules',
      },
      items: [
        {
          title: {
            ru: 'Лицензия на медицинскую деятельность',
            kk: 'Медициналық қызметке лицензия',
            uz: 'Tibbiy faoliyat uchun litsenziya',
            en: 'Licence to provide medical care',
          },
          url: '/files/license.pdf',
          bytes: 1_258_000,
          date: '2024-03-14',
        },
        {
          title: {
            ru: 'Правила приёма пациентов',
            kk: 'Пациенттерді қабылдау ережелері',
            uz: 'Bemorlarni qabul qilish qoidalari',
            en: 'Rules for patients',
          },
          url: '/files/rules.docx',
          bytes: 48_100,
          date: '2026-01-12',
        },
        {
          title: {
            ru: 'Прейскурант',
            kk: 'Бағалар тізімі',
            uz: 'Narxlar roʻyxati',
            en: 'Price list',
          },
          url: '/files/prices.xlsx',
          bytes: 92_400,
        },
      ],
    },
  },
})

export default documents
export type DocumentsProps = BlockProps<typeof documents>

import { patterns, t } from '../core/type.ts'
import { chatField, mapLinksField, phonesField, titleField, titleHiddenField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const contacts = defineBlock({
  type: 'contacts',
  label: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' },
  description: {
    ru: 'Адрес, телефоны, мессенджеры, карты и филиалы.',
    kk: 'Мекенжай, телефондар, мессенджерлер, карталар және филиалдар.',
    uz: 'Manzil, telefonlar, messenjerlar, xaritalar va filiallar.',
    en: 'Address, phone numbers, messengers, maps and branches.',
  },
  category: 'clinic',
  facts: ['cabinets', 'company'],
  props: t.object({
    title: titleField(),
    titleHidden: titleHiddenField(),
    addressHidden: t.optional(
      t.boolean({
        label: {
          ru: 'Без адреса',
          kk: 'Мекенжайсыз',
          uz: 'Manzilsiz',
          en: 'Without the address',
        },
        help: {
          ru: 'Включите, если на этой же странице есть блок «Адрес и карта».',
          kk: 'Осы бетте «Мекенжай мен карта» блогы болса, қосыңыз.',
          uz: 'Shu sahifada “Manzil va xarita” bloki boʻlsa, yoqing.',
          en: 'If the same page has the block “Address and map”.',
        },
      }),
    ),
    branchesHidden: t.optional(
      t.boolean({
        label: {
          ru: 'Без филиалов',
          kk: 'Филиалдарсыз',
          uz: 'Filiallarsiz',
          en: 'Without branches',
        },
        help: {
          ru: 'Включите, если филиалы перечисляет блок «Адрес и карта» на этой же странице.',
          kk: 'Филиалдар осы беттегі «Мекенжай мен карта» блогында тізілсе, қосыңыз.',
          uz: 'Filiallar shu sahifadagi “Manzil va xarita” blokida sanalsa, yoqing.',
          en: 'If the block “Address and map” on the same page lists them.',
        },
      }),
    ),
  }),
  data: t.object({
    address: t.optional(t.text({ max: 300 })),
    phones: phonesField(),
    whatsapp: t.optional(t.phone()),
    chat: t.optional(chatField()),
    email: t.optional(t.string({ max: 254 })),
    site: t.optional(t.string({ max: 300, pattern: patterns.url })),
    category: t.optional(t.text()),
    /** Number of the licence. */
    license: t.optional(t.string()),
    isDemo: t.optional(t.boolean()),
    /** Source of the data of a real clinic. */
    attribution: t.optional(t.string({ max: 300 })),
    mapLinks: t.optional(mapLinksField()),
    branches: t.optional(
      t.array(
        t.object({
          name: t.text(),
          address: t.optional(t.text({ max: 300 })),
          photo: t.optional(t.image()),
          phones: phonesField(),
          mapLinks: t.optional(mapLinksField()),
        }),
      ),
    ),
  }),
  example: {
    props: {},
    data: {
      address: {
        ru: 'Алматы, проспект Абая, 52, этаж 2',
        kk: 'Алматы, Абай даңғылы, 52, 2-қабат',
        uz: 'Olmaota, Abay shoh koʻchasi, 52, 2-qavat',
        en: 'Almaty, 52 Abay Avenue, floor 2',
      },
      phones: ['+77272345678', '+77011234567'],
      whatsapp: '+77011234567',
      email: 'hello@example.com',
      site: 'https://example.com',
      mapLinks: [
        {
          name: { ru: '2ГИС', kk: '2ГИС', uz: '2GIS', en: '2GIS' },
          link: { kind: 'url', href: 'https://2gis.kz/geo/76.927,43.241' },
        },
        {
          name: { ru: 'Google', kk: 'Google', uz: 'Google', en: 'Google' },
          link: { kind: 'url', href: 'https://www.google.com/maps/search/?api=1&query=43.241,76.927' },
        },
        {
          name: { ru: 'Яндекс', kk: 'Яндекс', uz: 'Yandex', en: 'Yandex' },
          link: { kind: 'url', href: 'https://yandex.ru/maps/?pt=76.927,43.241&z=17' },
        },
      ],
      branches: [
        {
          name: {
            ru: 'Филиал на Сатпаева',
            kk: 'Сәтбаев көшесіндегі филиал',
            uz: 'Satpayev koʻchasidagi filial',
            en: 'Satpayev Street branch',
          },
          address: {
            ru: 'Алматы, улица Сатпаева, 30А',
            kk: 'Алматы, Сәтбаев көшесі, 30А',
            uz: 'Olmaota, Satpayev koʻchasi, 30A',
            en: 'Almaty, 30A Satpayev Street',
          },
          photo: {
            src: '/images/demo-polyclinic/entrance-1',
            width: 1600,
            height: 1067,
            color: '#dfe9e8',
            alt: {
              ru: 'Белое здание со стеклянным входом',
              kk: 'Шыны есікті ақ ғимарат',
              uz: 'Shisha eshikli oq bino',
              en: 'A white building with a glass entrance',
            },
          },
          phones: ['+77272345679'],
          mapLinks: [
            {
              name: { ru: '2ГИС', kk: '2ГИС', uz: '2GIS', en: '2GIS' },
              link: { kind: 'url', href: 'https://2gis.kz/geo/76.935,43.236' },
            },
          ],
        },
      ],
    },
  },
})

export default contacts
export type ContactsProps = BlockProps<typeof contacts>

import { t } from '../core/type.ts'
import { priceRangeField, word } from '../directory/directory-fields.ts'
import { profileTabs } from '../directory/profile-tabs.ts'
import { unknownFacts } from '../directory/unknown-facts.ts'
import { bookingField, mapLinksField, nextFreeField, openingStatusField } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const companyProfile = defineBlock({
  type: 'company-profile',
  label: {
    ru: 'Организация в каталоге',
    kk: 'Каталогтағы ұйым',
    uz: 'Katalogdagi tashkilot',
    en: 'Company in the directory',
  },
  description: {
    ru: 'Название, вид, адрес, открыто ли сейчас, оценка по отзывам и как связаться; ниже — разделы профиля.',
    kk: 'Атауы, түрі, мекенжайы, қазір ашық па, пікірлер бойынша бағасы және байланыс жолдары; төменде — профиль бөлімдері.',
    uz: 'Nomi, turi, manzili, hozir ochiqmi, sharhlar boʻyicha bahosi va bogʻlanish yoʻllari; pastda — profil boʻlimlari.',
    en: 'Name, kind, address, whether it is open now, rating by reviews and how to reach it; the pages of the profile below.',
  },
  category: 'clinic',
  facts: ['company', 'cabinets', 'services', 'doctors', 'photos', 'news'],
  isOffered: false,
  props: t.object({
    /** The page of the profile that is open. */
    tab: t.choice(profileTabs, {
      label: { ru: 'Раздел', kk: 'Бөлім', uz: 'Boʻlim', en: 'Page' },
    }),
  }),
  data: t.object({
    /** The path of lists, from that of the section to that of the city. */
    crumbs: t.array(t.object({ name: t.text(), link: t.link() }), { maxItems: 3 }),
    name: t.text({ max: 300 }),
    category: t.optional(t.text()),
    logo: t.optional(t.image()),
    address: t.optional(t.text({ max: 300 })),
    status: t.optional(openingStatusField()),
    /** Mean of the published reviews; absent without any. */
    rating: t.optional(
      t.object({ value: t.number({ minimum: 1, maximum: 5 }), count: t.integer({ minimum: 1 }) }),
    ),
    price: t.optional(priceRangeField()),
    /** The price is that of a first visit, and not the lowest of all services. */
    isVisitPrice: t.optional(t.boolean()),
    features: t.array(t.text(), { maxItems: 10 }),
    /** Booking online, and the next free time of any doctor where times are chosen. */
    booking: t.optional(bookingField()),
    next: t.optional(nextFreeField()),
    phone: t.optional(t.phone()),
    /** Ways to it in map services. */
    ways: mapLinksField(),
    /** Its place in map services, if it is unclaimed: its card has little else. */
    places: t.optional(mapLinksField()),
    /** The address at which an online consultation begins, if it gives them. */
    consultation: t.optional(t.link()),
    /** Of a company that nobody manages: the form that takes it over, and what is not known of it. */
    unclaimed: t.optional(
      t.object({ code: t.string({ max: 120 }), claim: t.link(), unknown: t.array(word(unknownFacts)) }),
    ),
    /** Its own site. */
    site: t.optional(t.link()),
    tabs: t.array(t.object({ tab: t.choice(profileTabs), link: t.link() }), { maxItems: 7 }),
  }),
  example: {
    props: { tab: 'main' },
    data: {
      crumbs: [
        {
          name: { ru: 'Клиники', kk: 'Клиникалар', uz: 'Klinikalar', en: 'Clinics' },
          link: { kind: 'page', path: '/companies/clinics' },
        },
        {
          name: { ru: 'Алматы', kk: 'Алматы', uz: 'Olmaota', en: 'Almaty' },
          link: { kind: 'page', path: '/companies/clinics/location/almaty' },
        },
      ],
      name: {
        ru: 'Стоматология «Ақ тіс»',
        kk: '«Ақ тіс» стоматологиясы',
        uz: '“Aq tis” stomatologiyasi',
        en: 'Aq Tis Dental Clinic',
      },
      category: { ru: 'Стоматология', kk: 'Стоматология', uz: 'Stomatologiya', en: 'Dental clinic' },
      address: {
        ru: 'Алматы, проспект Абая, 52',
        kk: 'Алматы, Абай даңғылы, 52',
        uz: 'Olmaota, Abay shoh koʻchasi, 52',
        en: '52 Abay Avenue, Almaty',
      },
      status: { state: 'open', until: '20:00' },
      rating: { value: 4.7, count: 12 },
      price: { from: 4000, currency: 'KZT' },
      isVisitPrice: true,
      features: [
        {
          ru: 'Принимает детей',
          kk: 'Балаларды қабылдайды',
          uz: 'Bolalarni qabul qiladi',
          en: 'Sees children',
        },
        {
          ru: 'Вход без ступеней',
          kk: 'Баспалдақсыз кіреберіс',
          uz: 'Zinasiz kirish',
          en: 'Step-free entrance',
        },
      ],
      booking: {
        label: {
          ru: 'Записаться на приём',
          kk: 'Қабылдауға жазылу',
          uz: 'Qabulga yozilish',
          en: 'Book an appointment',
        },
        link: { kind: 'page', path: '/l/demo-dent/appointment' },
      },
      next: { date: '2026-11-30', time: '09:00', day: 'tomorrow' },
      phone: '+77272345678',
      ways: [
        {
          name: { ru: '2ГИС', kk: '2ГИС', uz: '2GIS', en: '2GIS' },
          link: { kind: 'url', href: 'https://2gis.kz/directions/points/%7C76.927,43.241' },
        },
      ],
      site: { kind: 'page', path: '/l/demo-dent' },
      tabs: [
        { tab: 'main', link: { kind: 'page', path: '/companies/clinics/demo-dent' } },
        { tab: 'services', link: { kind: 'page', path: '/companies/clinics/demo-dent/services' } },
        { tab: 'doctors', link: { kind: 'page', path: '/companies/clinics/demo-dent/doctors' } },
        { tab: 'reviews', link: { kind: 'page', path: '/companies/clinics/demo-dent/reviews' } },
      ],
    },
  },
})

export default companyProfile
export type CompanyProfileProps = BlockProps<typeof companyProfile>

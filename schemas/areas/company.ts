import { clinicFeatures } from '../companies/clinic-features.ts'
import type { Problem } from '../core/problem.ts'
import { patterns, type Static, t } from '../core/type.ts'
import { isPhone } from '../formats/phone.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

const schema = t.object({
  name: t.text({
    label: { ru: 'Название', kk: 'Атауы', uz: 'Nomi', en: 'Name' },
    help: {
      ru: 'Так клинику видят пациенты на сайте и в каталоге.',
      kk: 'Пациенттер клиниканы сайтта және каталогта осылай көреді.',
      uz: 'Bemorlar klinikani saytda va katalogda shunday koʻradi.',
      en: 'As patients see the clinic on its site and in the directory.',
    },
    max: 200,
  }),
  category: t.optional(
    t.text({
      label: { ru: 'Тип клиники', kk: 'Клиника түрі', uz: 'Klinika turi', en: 'Type of clinic' },
      help: {
        ru: 'Двумя-тремя словами: «Стоматология», «Детская поликлиника».',
        kk: 'Екі-үш сөзбен: «Стоматология», «Балалар емханасы».',
        uz: 'Ikki-uch soʻz bilan: “Stomatologiya”, “Bolalar poliklinikasi”.',
        en: 'In two or three words: “Dentistry”, “Children’s clinic”.',
      },
      max: 120,
    }),
  ),
  description: t.optional(
    t.rich({ label: { ru: 'Описание', kk: 'Сипаттамасы', uz: 'Tavsifi', en: 'Description' } }),
  ),
  logo: t.optional(t.image({ label: { ru: 'Логотип', kk: 'Логотипі', uz: 'Logotipi', en: 'Logo' } })),
  license: t.optional(
    t.string({
      label: { ru: 'Номер лицензии', kk: 'Лицензия нөмірі', uz: 'Litsenziya raqami', en: 'Licence number' },
      max: 100,
    }),
  ),
  features: t.array(
    t.choice(clinicFeatures, {
      label: { ru: 'Особенность', kk: 'Ерекшелік', uz: 'Xususiyat', en: 'Feature' },
    }),
    {
      label: {
        ru: 'Что важно знать до визита',
        kk: 'Келгенге дейін білу маңызды',
        uz: 'Kelishdan oldin bilish muhim',
        en: 'Good to know before a visit',
      },
      help: {
        ru: 'По этим признакам пациенты отбирают клиники в каталоге. Отметьте только то, что есть на самом деле.',
        kk: 'Пациенттер каталогтағы клиникаларды осы белгілер бойынша таңдайды. Шын мәнінде барын ғана белгілеңіз.',
        uz: 'Bemorlar katalogda klinikalarni shu belgilar boʻyicha tanlaydi. Faqat haqiqatda borini belgilang.',
        en: 'Patients filter clinics in the directory by these. Tick only what is true.',
      },
      maxItems: 10,
    },
  ),
  whatsapp: t.optional(
    t.phone({ label: { ru: 'WhatsApp', kk: 'WhatsApp', uz: 'WhatsApp', en: 'WhatsApp' } }),
  ),
  email: t.optional(
    t.string({
      label: { ru: 'Эл. почта', kk: 'Эл. пошта', uz: 'El. pochta', en: 'E-mail' },
      max: 254,
      pattern: patterns.email,
    }),
  ),
  emailForIssues: t.optional(
    t.string({
      label: {
        ru: 'Почта для вопросов пациентов',
        kk: 'Пациенттердің сұрақтарына арналған пошта',
        uz: 'Bemorlar savollari uchun pochta',
        en: 'E-mail for patients’ questions',
      },
      max: 254,
      pattern: patterns.email,
    }),
  ),
  site: t.optional(
    t.string({
      label: {
        ru: 'Другой сайт клиники',
        kk: 'Клиниканың басқа сайты',
        uz: 'Klinikaning boshqa sayti',
        en: 'The clinic’s other website',
      },
      max: 300,
      pattern: patterns.url,
    }),
  ),
})

export type Company = Static<typeof schema>

/** The phone number must be valid. */
const check = ({ whatsapp }: Company): Problem[] =>
  whatsapp !== undefined && !isPhone(whatsapp) ? [{ path: ['whatsapp'], code: 'phone', params: {} }] : []

/** The clinic's own data, shown on its site, in the directory and in its documents. */
const company = defineArea({
  name: 'company',
  section: 'mis',
  inMenu: true,
  label: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  entry: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  schema,
  check,
  title: ['name'],
  single: true,
  tags: ({ company: code }) => [
    tags.companies,
    tags.news,
    tags.materials,
    ...[tags.company, tags.menu, tags.site, tags.newsOf, tags.materialsOf].map((tag) => tag(code)),
  ],
  example: {
    name: {
      ru: 'Клиника на Абая',
      kk: 'Абайдағы клиника',
      uz: 'Abay koʻchasidagi klinika',
      en: 'The clinic on Abay',
    },
    category: { ru: 'Поликлиника', kk: 'Емхана', uz: 'Poliklinika', en: 'Clinic' },
    license: '№ 000001 от 12.01.2020',
    features: ['children'],
    email: 'info@example.kz',
  },
})

export default company

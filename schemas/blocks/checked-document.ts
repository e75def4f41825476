import { t } from '../core/type.ts'
import { documentKinds } from '../documents/document-kinds.ts'
import { dateField, writtenLanguages } from '../page/block-fields.ts'
import { type BlockProps, defineBlock } from '../page/define-block.ts'

const checkedDocument = defineBlock({
  type: 'checked-document',
  label: {
    ru: 'Проверенный документ',
    kk: 'Тексерілген құжат',
    uz: 'Tekshirilgan hujjat',
    en: 'Checked document',
  },
  description: {
    ru: 'Действителен ли документ и кто его выдал.',
    kk: 'Құжат жарамды ма және оны кім берген.',
    uz: 'Hujjat haqiqiymi va uni kim bergan.',
    en: 'Whether a document is valid, and who has issued it.',
  },
  category: 'clinic',
  isOffered: false,
  props: t.object({
    lang: t.choice(writtenLanguages, {
      label: { ru: 'Язык документа', kk: 'Құжат тілі', uz: 'Hujjat tili', en: 'Language of the document' },
      hidden: true,
    }),
    code: t.string({
      label: { ru: 'Код', kk: 'Код', uz: 'Kod', en: 'Code' },
      max: 20,
      hidden: true,
    }),
    /** Its address as the QR code has it. */
    address: t.string({
      label: { ru: 'Адрес', kk: 'Мекенжай', uz: 'Manzil', en: 'Address' },
      max: 300,
      hidden: true,
    }),
  }),
  data: t.object({
    status: t.choice({
      valid: { ru: 'Действителен', kk: 'Жарамды', uz: 'Haqiqiy', en: 'Valid' },
      revoked: { ru: 'Отозван', kk: 'Кері қайтарылған', uz: 'Bekor qilingan', en: 'Revoked' },
      expired: { ru: 'Истёк', kk: 'Мерзімі өткен', uz: 'Muddati oʻtgan', en: 'Expired' },
    }),
    kind: t.choice(documentKinds),
    number: t.string({ max: 60 }),
    issued: dateField(),
    validTo: t.optional(dateField()),
    revoked: t.optional(dateField()),
    /** Masked. */
    patient: t.string({ max: 60 }),
    birthYear: t.optional(t.integer()),
    /** The patient can have the file by the second factor. */
    opensByLink: t.boolean(),
    pages: t.integer({ minimum: 1 }),
    sha256: t.string({ max: 64 }),
    doctor: t.optional(t.text()),
    speciality: t.optional(t.text()),
    company: t.object({
      name: t.text(),
      link: t.optional(t.link()),
      logo: t.optional(t.image()),
      license: t.optional(t.string({ max: 200 })),
      isDemo: t.boolean(),
    }),
    checked: t.object({ datetime: t.instant(), day: t.text(), time: t.time() }),
    /** The typed values for the file, and their faults; absent before. */
    asked: t.optional(
      t.object({
        phoneEnd: t.optional(t.string({ max: 100 })),
        birthYear: t.optional(t.string({ max: 100 })),
        phoneEndFault: t.optional(t.string({ max: 400 })),
        birthYearFault: t.optional(t.string({ max: 400 })),
        message: t.optional(t.string({ max: 400 })),
      }),
    ),
  }),
  example: {
    props: { lang: 'ru', code: '0123-4567-89AB-K', address: 'https://example.kz/dv/ru/0123-4567-89AB-K' },
    data: {
      status: 'valid',
      kind: 'certificate',
      number: '2026/1042',
      issued: {
        datetime: '2026-11-05T00:00:00Z',
        text: {
          ru: '5 ноября 2026',
          kk: '5 қараша 2026',
          uz: '2026-yil 5-noyabr',
          en: '5 November 2026',
        },
      },
      validTo: {
        datetime: '2027-11-05T00:00:00Z',
        text: {
          ru: '5 ноября 2027',
          kk: '5 қараша 2027',
          uz: '2027-yil 5-noyabr',
          en: '5 November 2027',
        },
      },
      patient: 'S***\u00A0A.\u00A0B.',
      birthYear: 1985,
      opensByLink: true,
      pages: 2,
      sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
      doctor: {
        ru: 'Ким Ольга Викторовна',
        kk: 'Ким Ольга Викторовна',
        uz: 'Kim Olga Viktorovna',
        en: 'Olga Kim',
      },
      speciality: { ru: 'Терапевт', kk: 'Терапевт', uz: 'Terapevt', en: 'General practitioner' },
      company: {
        name: { ru: 'Клиника «Бұлақ»', kk: '«Бұлақ» клиникасы', uz: '“Buloq” klinikasi', en: 'Bulaq Clinic' },
        link: { kind: 'page', path: '/companies/clinics/bulaq' },
        license: '№ 18012345',
        isDemo: true,
      },
      checked: {
        datetime: '2026-11-27T07:05:00Z',
        day: {
          ru: '27 ноября 2026',
          kk: '27 қараша 2026',
          uz: '2026-yil 27-noyabr',
          en: '27 November 2026',
        },
        time: '12:05',
      },
    },
  },
})

export default checkedDocument
export type CheckedDocumentProps = BlockProps<typeof checkedDocument>

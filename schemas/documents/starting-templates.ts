import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'
import type { DocumentTemplate } from '../areas/document-templates.ts'
import type { Label } from '../core/type.ts'
import type { PortableText } from '../rich/portable-text.ts'
import type { DocumentKind } from './document-kinds.ts'
import { usualNumber } from './number-rule.ts'

/** Paragraphs of a template in four languages: the same in each of them. */
type Paragraphs = readonly Label[]

type Question = { name: string; label: Label; kind?: 'text' | 'date' | 'money' }

const paragraph = (text: string, index: number) => ({
  _type: 'block' as const,
  _key: `p${index}`,
  style: 'normal' as const,
  markDefs: [],
  children: [{ _type: 'span' as const, _key: `s${index}`, text, marks: [] }],
})

function bodyOf(paragraphs: Paragraphs): DocumentTemplate['body'] {
  const inLanguage = (lang: Locale): PortableText =>
    paragraphs.map((texts, index) => paragraph(texts[lang], index))
  const others = locales.filter((lang) => lang !== defaultLocale)
  return {
    [defaultLocale]: inLanguage(defaultLocale),
    ...Object.fromEntries(others.map((lang) => [lang, inLanguage(lang)])),
  }
}

const template = (
  kind: DocumentKind,
  name: Label,
  paragraphs: Paragraphs,
  questions: readonly Question[],
): DocumentTemplate => ({
  name,
  kind,
  body: bodyOf(paragraphs),
  fields: questions.map((question) => ({
    kind: 'text',
    required: true,
    choices: [],
    ...question,
  })),
  number: usualNumber,
})

/**
 * Templates that a clinic without any begins with: frames with names in braces, which staff fill in. They say nothing medical, and no more than
 * every clinic can say.
 */
export const startingTemplates: readonly DocumentTemplate[] = [
  template(
    'certificate',
    {
      ru: 'Справка о посещении',
      kk: 'Қабылдауда болғаны туралы анықтама',
      uz: 'Qabulda boʻlgani haqida maʼlumotnoma',
      en: 'Certificate of attendance',
    },
    [
      {
        ru: 'Пациент: {patient.name}.',
        kk: 'Пациент: {patient.name}.',
        uz: 'Bemor: {patient.name}.',
        en: 'Patient: {patient.name}.',
      },
      {
        ru: 'Дата приёма в клинике «{clinic.name}»: {visit.date}. Врач: {visit.doctor}.',
        kk: '«{clinic.name}» клиникасындағы қабылдау күні: {visit.date}. Дәрігер: {visit.doctor}.',
        uz: '“{clinic.name}” klinikasidagi qabul sanasi: {visit.date}. Shifokor: {visit.doctor}.',
        en: 'Date of the visit to {clinic.name}: {visit.date}. Doctor: {visit.doctor}.',
      },
      {
        ru: 'Для предъявления: {куда}.',
        kk: 'Көрсетілетін жері: {куда}.',
        uz: 'Taqdim etiladigan joy: {куда}.',
        en: 'To be presented to: {куда}.',
      },
    ],
    [
      {
        name: 'куда',
        label: {
          ru: 'Куда предъявят справку',
          kk: 'Анықтама қайда көрсетіледі',
          uz: 'Maʼlumotnoma qayerga taqdim etiladi',
          en: 'Where it will be presented',
        },
      },
    ],
  ),
  template(
    'extract',
    {
      ru: 'Выписка из карты',
      kk: 'Картадан үзінді көшірме',
      uz: 'Kartadan koʻchirma',
      en: 'Extract from the record',
    },
    [
      {
        ru: 'Пациент: {patient.name}. Карта № {patient.number}.',
        kk: 'Пациент: {patient.name}. Карта № {patient.number}.',
        uz: 'Bemor: {patient.name}. Karta № {patient.number}.',
        en: 'Patient: {patient.name}. Record No. {patient.number}.',
      },
      {
        ru: 'За период: {период}.',
        kk: 'Кезең: {период}.',
        uz: 'Davr: {период}.',
        en: 'Period: {период}.',
      },
      { ru: '{содержание}', kk: '{содержание}', uz: '{содержание}', en: '{содержание}' },
    ],
    [
      {
        name: 'период',
        label: {
          ru: 'За какой период',
          kk: 'Қай кезең үшін',
          uz: 'Qaysi davr uchun',
          en: 'For which period',
        },
      },
      {
        name: 'содержание',
        label: {
          ru: 'Текст выписки',
          kk: 'Көшірме мәтіні',
          uz: 'Koʻchirma matni',
          en: 'Text of the extract',
        },
      },
    ],
  ),
  template(
    'referral',
    { ru: 'Направление', kk: 'Жолдама', uz: 'Yoʻllanma', en: 'Referral' },
    [
      {
        ru: 'Направляется: {patient.name}.',
        kk: 'Жіберіледі: {patient.name}.',
        uz: 'Yuboriladi: {patient.name}.',
        en: 'Referred: {patient.name}.',
      },
      { ru: 'Куда: {куда}.', kk: 'Қайда: {куда}.', uz: 'Qayerga: {куда}.', en: 'To: {куда}.' },
      { ru: 'Зачем: {зачем}.', kk: 'Не үшін: {зачем}.', uz: 'Nima uchun: {зачем}.', en: 'For: {зачем}.' },
      {
        ru: 'Направил врач: {doctor.name}.',
        kk: 'Жіберген дәрігер: {doctor.name}.',
        uz: 'Yuborgan shifokor: {doctor.name}.',
        en: 'Referred by: {doctor.name}.',
      },
    ],
    [
      {
        name: 'куда',
        label: {
          ru: 'Куда направляете',
          kk: 'Қайда жібересіз',
          uz: 'Qayerga yuborasiz',
          en: 'Where the patient is referred',
        },
      },
      {
        name: 'зачем',
        label: {
          ru: 'На что направляете',
          kk: 'Не үшін жібересіз',
          uz: 'Nima uchun yuborasiz',
          en: 'What the referral is for',
        },
      },
    ],
  ),
  template(
    'analysis',
    {
      ru: 'Результат исследования',
      kk: 'Зерттеу нәтижесі',
      uz: 'Tekshiruv natijasi',
      en: 'Result of an examination',
    },
    [
      {
        ru: 'Пациент: {patient.name}. Карта № {patient.number}.',
        kk: 'Пациент: {patient.name}. Карта № {patient.number}.',
        uz: 'Bemor: {patient.name}. Karta № {patient.number}.',
        en: 'Patient: {patient.name}. Record No. {patient.number}.',
      },
      {
        ru: 'Исследование: {исследование}. Дата: {дата}.',
        kk: 'Зерттеу: {исследование}. Күні: {дата}.',
        uz: 'Tekshiruv: {исследование}. Sana: {дата}.',
        en: 'Examination: {исследование}. Date: {дата}.',
      },
      {
        ru: 'Результат: {результат}',
        kk: 'Нәтиже: {результат}',
        uz: 'Natija: {результат}',
        en: 'Result: {результат}',
      },
    ],
    [
      {
        name: 'исследование',
        label: { ru: 'Исследование', kk: 'Зерттеу', uz: 'Tekshiruv', en: 'Examination' },
      },
      {
        name: 'дата',
        kind: 'date',
        label: {
          ru: 'Дата исследования',
          kk: 'Зерттеу күні',
          uz: 'Tekshiruv sanasi',
          en: 'Date of the examination',
        },
      },
      { name: 'результат', label: { ru: 'Результат', kk: 'Нәтиже', uz: 'Natija', en: 'Result' } },
    ],
  ),
  template(
    'invoice',
    { ru: 'Счёт', kk: 'Шот', uz: 'Hisob', en: 'Invoice' },
    [
      {
        ru: 'Плательщик: {patient.name}.',
        kk: 'Төлеуші: {patient.name}.',
        uz: 'Toʻlovchi: {patient.name}.',
        en: 'Payer: {patient.name}.',
      },
      {
        ru: 'Услуги приёма {visit.date}: {visit.services}.',
        kk: '{visit.date} қабылдауындағы қызметтер: {visit.services}.',
        uz: '{visit.date} qabulidagi xizmatlar: {visit.services}.',
        en: 'Services of the visit on {visit.date}: {visit.services}.',
      },
      {
        ru: 'К оплате: {сумма}.',
        kk: 'Төленетін сома: {сумма}.',
        uz: 'Toʻlanadigan summa: {сумма}.',
        en: 'To pay: {сумма}.',
      },
    ],
    [
      {
        name: 'сумма',
        kind: 'money',
        label: { ru: 'Сумма', kk: 'Сома', uz: 'Summa', en: 'Amount' },
      },
    ],
  ),
]

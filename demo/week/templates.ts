import type { WeekSeed } from '../../backend/seed/week/week-seed.ts'
import type { Locale } from '../../locales/locale.ts'

type Texts = Record<Locale, string>

/** Paragraphs of a rich text in four languages, one a line. */
const rich = (texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([lang, text]) => [
      lang,
      text.split('\n').map((line, index) => ({
        _type: 'block',
        _key: `${lang}${index}`,
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: `${lang}${index}s`, text: line, marks: [] }],
      })),
    ]),
  ) as unknown as WeekSeed['documentTemplates'][number]['body']

export const documentTemplates: WeekSeed['documentTemplates'] = [
  {
    name: {
      ru: 'Справка о посещении',
      kk: 'Қабылдауда болғаны туралы анықтама',
      uz: 'Qabulda boʻlgani haqida maʼlumotnoma',
      en: 'Certificate of attendance',
    },
    kind: 'certificate',
    body: rich({
      ru: 'Дана {patient.name}, дата рождения {patient.birthday}, в том, что {visit.date} пациент был на приёме в клинике «{clinic.name}», {clinic.address}.\nСправка дана для предъявления: {куда}.\nВрач: {doctor.name}, {doctor.speciality}.',
      kk: '{patient.name}, туған күні {patient.birthday}, {visit.date} күні «{clinic.name}» клиникасында ({clinic.address}) қабылдауда болғанын растайды.\nАнықтама мына жерге көрсету үшін берілді: {куда}.\nДәрігер: {doctor.name}, {doctor.speciality}.',
      uz: '{patient.name}, tugʻilgan sanasi {patient.birthday}, {visit.date} kuni “{clinic.name}” klinikasida ({clinic.address}) qabulda boʻlganini tasdiqlaydi.\nMaʼlumotnoma quyidagi joyga taqdim etish uchun berildi: {куда}.\nShifokor: {doctor.name}, {doctor.speciality}.',
      en: 'This is to certify that {patient.name}, born {patient.birthday}, attended {clinic.name}, {clinic.address}, on {visit.date}.\nTo be presented to: {куда}.\nDoctor: {doctor.name}, {doctor.speciality}.',
    }),
    fields: [
      {
        name: 'куда',
        label: {
          ru: 'Куда предъявят',
          kk: 'Қайда көрсетіледі',
          uz: 'Qayerga taqdim etiladi',
          en: 'To be presented to',
        },
        kind: 'text',
        required: true,
        choices: [],
      },
    ],
    days: 30,
    number: '{year}-{n}',
  },
  {
    name: {
      ru: 'Справка об оплате',
      kk: 'Төлем туралы анықтама',
      uz: 'Toʻlov haqida maʼlumotnoma',
      en: 'Proof of payment',
    },
    kind: 'payment',
    body: rich({
      ru: '{patient.name}, карта № {patient.number}, оплатил(а) услуги клиники «{clinic.name}», оказанные {visit.date}: {visit.services}.',
      kk: '{patient.name}, № {patient.number} карта, «{clinic.name}» клиникасының {visit.date} күні көрсетілген қызметтеріне төледі: {visit.services}.',
      uz: '{patient.name}, № {patient.number} karta, “{clinic.name}” klinikasining {visit.date} kuni koʻrsatilgan xizmatlari uchun toʻladi: {visit.services}.',
      en: '{patient.name}, card no. {patient.number}, has paid for the services of {clinic.name} on {visit.date}: {visit.services}.',
    }),
    fields: [],
    number: '{year}-{n}',
  },
  {
    name: { ru: 'Направление', kk: 'Жолдама', uz: 'Yoʻllanma', en: 'Referral' },
    kind: 'referral',
    body: rich({
      ru: '{patient.name}, дата рождения {patient.birthday}, направляется: {куда}.\nЦель: {цель}.\nВрач: {doctor.name}, {doctor.speciality}. {today}',
      kk: '{patient.name}, туған күні {patient.birthday}, мына жерге жіберіледі: {куда}.\nМақсаты: {цель}.\nДәрігер: {doctor.name}, {doctor.speciality}. {today}',
      uz: '{patient.name}, tugʻilgan sanasi {patient.birthday}, quyidagi joyga yuboriladi: {куда}.\nMaqsad: {цель}.\nShifokor: {doctor.name}, {doctor.speciality}. {today}',
      en: '{patient.name}, born {patient.birthday}, is referred to: {куда}.\nPurpose: {цель}.\nDoctor: {doctor.name}, {doctor.speciality}. {today}',
    }),
    fields: [
      {
        name: 'куда',
        label: { ru: 'Куда', kk: 'Қайда', uz: 'Qayerga', en: 'Where to' },
        kind: 'text',
        required: true,
        choices: [],
      },
      {
        name: 'цель',
        label: { ru: 'Цель', kk: 'Мақсаты', uz: 'Maqsad', en: 'Purpose' },
        kind: 'text',
        required: true,
        choices: [],
      },
    ],
    days: 30,
    number: '{year}-{n}',
  },
]

export const noteTemplates: WeekSeed['noteTemplates'] = [
  {
    name: { ru: 'Осмотр', kk: 'Қарау', uz: 'Koʻrik', en: 'Examination' },
    body: {
      ru: 'Приём {visit.date}, {visit.doctor}\nУслуги: {visit.services}\nЖалобы:\nОсмотр:\nДоговорились:',
      kk: 'Қабылдау {visit.date}, {visit.doctor}\nҚызметтер: {visit.services}\nШағымдары:\nҚарау:\nКелісім:',
      uz: 'Qabul {visit.date}, {visit.doctor}\nXizmatlar: {visit.services}\nShikoyatlar:\nKoʻrik:\nKelishuv:',
      en: 'Visit {visit.date}, {visit.doctor}\nServices: {visit.services}\nComplaints:\nExamination:\nAgreed:',
    },
  },
  {
    name: { ru: 'Повторный приём', kk: 'Қайталама қабылдау', uz: 'Takroriy qabul', en: 'Follow-up visit' },
    body: {
      ru: 'Повторный приём {visit.date}\nЧто изменилось:\nОсмотр:\nСледующий приём:',
      kk: 'Қайталама қабылдау {visit.date}\nНе өзгерді:\nҚарау:\nКелесі қабылдау:',
      uz: 'Takroriy qabul {visit.date}\nNima oʻzgardi:\nKoʻrik:\nKeyingi qabul:',
      en: 'Follow-up visit {visit.date}\nWhat has changed:\nExamination:\nNext visit:',
    },
  },
]

import type { DocumentSeed } from '../../backend/seed/seed-documents.ts'
import { checkCharacter } from '../../schemas/formats/document-code.ts'

/** Codes of demonstrations are known to everybody; those of real documents are random. */
const code = (characters: string) => characters + checkCharacter(characters)

const kim = {
  name: {
    ru: 'Ким Ольга Викторовна',
    kk: 'Ким Ольга Викторовна',
    uz: 'Kim Olga Viktorovna',
    en: 'Kim Olga',
  },
  speciality: { ru: 'Терапевт', kk: 'Терапевт', uz: 'Terapevt', en: 'General practitioner' },
}
const saparov = {
  name: {
    ru: 'Сапаров Ерлан Маратович',
    kk: 'Сапаров Ерлан Маратұлы',
    uz: 'Saparov Yerlan Maratovich',
    en: 'Saparov Yerlan',
  },
  speciality: { ru: 'Стоматолог', kk: 'Стоматолог', uz: 'Stomatolog', en: 'Dentist' },
}

const yuldasheva = {
  name: {
    ru: 'Юлдашева Нигора Баходировна',
    kk: 'Юлдашева Нигора Баһадырқызы',
    uz: 'Yoʻldosheva Nigora Bahodirovna',
    en: 'Yuldasheva Nigora',
  },
  speciality: { ru: 'Кардиолог', kk: 'Кардиолог', uz: 'Kardiolog', en: 'Cardiologist' },
}

const patient = {
  lastName: 'Иванов',
  name: 'Илья',
  middleName: 'Игоревич',
  birthYear: 1985,
  phone: '+77001234567',
}

/** The document that is among the medical records of the demo patient. */
export const patientDocument = code('DEM0H0SP0003')

/** Documents of the demo clinics, of each state at least two; patients and doctors are invented. */
export const demoDocuments: DocumentSeed[] = [
  {
    code: code('DEM0DENT0001'),
    company: '1001',
    kind: 'certificate',
    number: '2026/118',
    lang: 'ru',
    pages: 1,
    issuedDaysAgo: 12,
    doctor: saparov,
    patient,
  },
  {
    code: code('DEM0DENT0002'),
    company: '1001',
    kind: 'payment',
    number: '2026/О-77',
    lang: 'kk',
    pages: 1,
    issuedDaysAgo: 30,
    validDays: 730,
    patient: {
      lastName: 'Әбдіғали',
      name: 'Ұлжан',
      middleName: 'Қайратқызы',
      birthYear: 1992,
      phone: '+77010002233',
    },
  },
  {
    code: code('DEM0DENT0003'),
    company: '1001',
    kind: 'referral',
    number: '2026/64',
    lang: 'ru',
    pages: 1,
    issuedDaysAgo: 200,
    validDays: 30,
    doctor: saparov,
    patient,
  },
  {
    code: code('DEM0DENT0004'),
    company: '1001',
    kind: 'report',
    number: '2026/90',
    lang: 'ru',
    pages: 2,
    issuedDaysAgo: 45,
    isRevoked: true,
    doctor: saparov,
    patient,
  },
  {
    code: code('DEM0FAM00001'),
    company: '1002',
    kind: 'vaccination',
    number: 'V-4021',
    lang: 'uz',
    pages: 1,
    issuedDaysAgo: 90,
    doctor: kim,
    patient: {
      lastName: 'Gʻulomova',
      name: 'Oʻgʻiloy',
      middleName: 'Sherzod qizi',
      birthYear: 2001,
      phone: '+998901112244',
    },
  },
  {
    code: code('DEM0FAM00002'),
    company: '1002',
    kind: 'certificate',
    number: 'C-310',
    lang: 'uz',
    pages: 1,
    issuedDaysAgo: 400,
    validDays: 365,
    doctor: kim,
    patient: { lastName: 'Choriyev', name: 'Shuhrat', birthYear: 1978, phone: '+998901112255' },
  },
  {
    code: code('DEM0H0SP0001'),
    company: '1005',
    kind: 'extract',
    number: '11-2026',
    lang: 'en',
    pages: 3,
    issuedDaysAgo: 5,
    validDays: 180,
    doctor: kim,
    patient: { lastName: 'Smith', name: 'John', birthYear: 1969, phone: '+77071234321' },
  },
  {
    code: code('DEM0H0SP0002'),
    company: '1005',
    kind: 'prescription',
    number: 'R-908',
    lang: 'kk',
    pages: 1,
    issuedDaysAgo: 60,
    isRevoked: true,
    doctor: kim,
    patient: { lastName: 'Іңкәрбек', name: 'Өркен', birthYear: 1990, phone: '+77019998877' },
  },
  {
    code: patientDocument,
    company: '1005',
    kind: 'certificate',
    number: '2026/511',
    lang: 'ru',
    pages: 1,
    issuedDaysAgo: 17,
    doctor: yuldasheva,
    patient: { lastName: 'Демо', name: 'Асель', birthYear: 1992, phone: '+77010002233' },
  },
]

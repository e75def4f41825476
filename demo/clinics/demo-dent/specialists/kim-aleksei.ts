import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const kimAleksei: SeedSpecialist = {
  code: '100102',
  slug: 'kim-aleksei',
  lastName: { ru: 'Ким', kk: 'Ким', uz: 'Kim', en: 'Kim' },
  name: { ru: 'Алексей', kk: 'Алексей', uz: 'Aleksey', en: 'Aleksei' },
  middleName: { ru: 'Сергеевич', kk: 'Сергеевич', uz: 'Sergeyevich', en: 'Sergeevich' },
  photo: picture('demo-dent/doctor-2', {
    ru: 'Нарисованный портрет врача Алексея Кима',
    kk: 'Дәрігер Алексей Кимнің салынған портреті',
    uz: 'Shifokor Aleksey Kimning chizilgan portreti',
    en: 'Illustrated portrait of Dr Aleksei Kim',
  }),
  specialities: ['prosthodontist'],
  position: {
    ru: 'Стоматолог-ортопед',
    kk: 'Стоматолог-ортопед',
    uz: 'Stomatolog-ortoped',
    en: 'Prosthodontist',
  },
  experienceSince: 2011,
  languages: ['ru', 'en', 'ko'],
  about: {
    ru: `
<p>Ставит коронки, виниры и протезы, в том числе на имплантатах. Сначала делает временный вариант: с ним можно пожить, привыкнуть и сказать, что хочется изменить.</p>
<p>Работает с цифровым сканером, поэтому слепочная масса нужна редко.</p>`,
    kk: `
<p>Коронка, винир және протез, соның ішінде имплантатқа бекітілетіндерін қояды. Алдымен уақытша нұсқасын жасайды: онымен жүріп көріп, үйреніп, нені өзгерткіңіз келетінін айтасыз.</p>
<p>Цифрлық сканермен жұмыс істейді, сондықтан қалып массасы сирек қажет болады.</p>`,
    uz: `
<p>Koronka, vinir va protez, jumladan, implantatga oʻrnatiladiganlarini qoʻyadi. Avval vaqtinchalik nusxasini qiladi: u bilan yurib koʻrasiz, koʻnikasiz va nimani oʻzgartirishni xohlashingizni aytasiz.</p>
<p>Raqamli skaner bilan ishlaydi, shuning uchun qolip massasi kamdan-kam kerak boʻladi.</p>`,
    en: `
<p>Makes crowns, veneers and dentures, including those on implants. He starts with a temporary version: you can live with it, get used to it and say what you would change.</p>
<p>Works with a digital scanner, so impression material is rarely needed.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Караганда, стоматология, 2010',
      kk: 'Медицина университеті, Қарағанды, стоматология, 2010',
      uz: 'Tibbiyot universiteti, Qaragʻanda, stomatologiya, 2010',
      en: 'Medical university, Karaganda, dentistry, 2010',
    },
    {
      ru: 'Специализация по ортопедической стоматологии, 2012',
      kk: 'Ортопедиялық стоматология бойынша мамандану, 2012',
      uz: 'Ortopedik stomatologiya boʻyicha ixtisoslashuv, 2012',
      en: 'Specialisation in prosthetic dentistry, 2012',
    },
  ],
}

import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const ismailovRustam: SeedSpecialist = {
  code: '100704',
  slug: 'ismailov-rustam',
  lastName: { ru: 'Исмаилов', kk: 'Исмаилов', uz: 'Ismoilov', en: 'Ismailov' },
  name: { ru: 'Рустам', kk: 'Рустам', uz: 'Rustam', en: 'Rustam' },
  middleName: { ru: 'Алимович', kk: 'Алимович', uz: 'Olimovich', en: 'Alimovich' },
  photo: picture('demo-journal/doctor-4', {
    ru: 'Нарисованный портрет врача Рустама Исмаилова',
    kk: 'Дәрігер Рустам Исмаиловтың салынған портреті',
    uz: 'Shifokor Rustam Ismoilovning chizilgan portreti',
    en: 'Illustrated portrait of Dr Rustam Ismailov',
  }),
  specialities: ['ent-doctor'],
  position: {
    ru: 'Детский ЛОР-врач',
    kk: 'Балалар ЛОР дәрігері',
    uz: 'Bolalar LOR shifokori',
    en: 'Paediatric ENT doctor',
  },
  experienceSince: 2008,
  languages: ['uz', 'ru', 'kk'],
  about: {
    ru: `
<p>Смотрит уши, нос и горло так, чтобы ребёнок захотел стать доктором: сначала показывает всё на бегемоте.</p>
<p>Удаляет аденоиды только тогда, когда без этого нельзя, и умеет объяснить, почему сейчас можно подождать. Пишет о кашле, насморке и тишине.</p>`,
    kk: `
<p>Құлақ, мұрын, тамақты бала өзі дәрігер болғысы келетіндей етіп қарайды: алдымен бәрін бегемоттан көрсетеді.</p>
<p>Аденоидты шынымен қажет болғанда ғана алып тастайды және қазір неге күтуге болатынын түсіндіре біледі. Жөтел, тұмау және тыныштық туралы жазады.</p>`,
    uz: `
<p>Quloq, burun va tomoqni bola oʻzi shifokor boʻlgisi keladigan qilib koʻradi: avval hammasini begemotda koʻrsatadi.</p>
<p>Adenoidni faqat boshqa iloj boʻlmagandagina oladi va hozir nega kutish mumkinligini tushuntira biladi. Yoʻtal, tumov va sukunat haqida yozadi.</p>`,
    en: `
<p>Looks into ears, noses and throats so that children want to become doctors: he shows everything on a hippo first.</p>
<p>Removes adenoids only when there is no other way, and can explain why one may wait for now. Writes about coughs, colds and silence.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Ташкент, лечебное дело, 2006',
      kk: 'Медицина институты, Ташкент, емдеу ісі, 2006',
      uz: 'Tibbiyot instituti, Toshkent, davolash ishi, 2006',
      en: 'Medical institute, Tashkent, general medicine, 2006',
    },
    {
      ru: 'Ординатура по оториноларингологии, 2008',
      kk: 'Оториноларингология бойынша ординатура, 2008',
      uz: 'Otorinolaringologiya boʻyicha ordinatura, 2008',
      en: 'Residency in otorhinolaryngology, 2008',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 1, intervals: [{ from: '10:00', to: '16:00' }] },
          { day: 3, intervals: [{ from: '10:00', to: '16:00' }] },
          { day: 5, intervals: [{ from: '13:00', to: '19:00' }] },
        ],
      },
    },
  ],
}

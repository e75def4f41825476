import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { mainBuilding } from '../cabinets.ts'

export const liElena: SeedSpecialist = {
  code: '100504',
  slug: 'li-elena',
  lastName: { ru: 'Ли', kk: 'Ли', uz: 'Li', en: 'Li' },
  name: { ru: 'Елена', kk: 'Елена', uz: 'Yelena', en: 'Elena' },
  middleName: { ru: 'Сергеевна', kk: 'Сергеевна', uz: 'Sergeyevna', en: 'Sergeevna' },
  photo: picture('demo-hospital/doctor-3', {
    ru: 'Нарисованный портрет рентгенолога Елены Ли',
    kk: 'Рентгенолог Елена Лидің салынған портреті',
    uz: 'Rentgenolog Yelena Lining chizilgan portreti',
    en: 'Illustrated portrait of radiologist Elena Li',
  }),
  specialities: ['radiologist'],
  position: {
    ru: 'Заведующая лучевой диагностикой',
    kk: 'Сәулелік диагностика бөлімінің меңгерушісі',
    uz: 'Radiologiya boʻlimi mudiri',
    en: 'Head of radiology',
  },
  experienceSince: 2009,
  languages: ['ru', 'uz', 'en'],
  about: {
    ru: `
<p>Описывает МРТ и КТ головы, позвоночника и суставов. Если снимок не отвечает на вопрос врача, звонит ему сама и предлагает, что сделать вместо повтора.</p>`,
    kk: `
<p>Бастың, омыртқаның және буындардың МРТ мен КТ түсірілімдерін сипаттайды. Түсірілім дәрігердің сұрағына жауап бермесе, оған өзі қоңырау шалып, қайталаудың орнына не істеуге болатынын ұсынады.</p>`,
    uz: `
<p>Bosh, umurtqa va boʻgʻimlarning MRT va KT suratlarini izohlaydi. Surat shifokorning savoliga javob bermasa, unga oʻzi qoʻngʻiroq qilib, takrorlash oʻrniga nima qilish mumkinligini taklif etadi.</p>`,
    en: `
<p>Reads MRI and CT scans of the head, spine and joints. When a scan does not answer the doctor’s question, she calls and suggests what to do instead of repeating it.</p>`,
  },
  education: [
    {
      ru: 'Педиатрический медицинский институт, Ташкент, 2006',
      kk: 'Педиатриялық медицина институты, Ташкент, 2006',
      uz: 'Pediatriya tibbiyot instituti, Toshkent, 2006',
      en: 'Paediatric medical institute, Tashkent, 2006',
    },
    {
      ru: 'Ординатура по лучевой диагностике, 2009',
      kk: 'Сәулелік диагностика бойынша ординатура, 2009',
      uz: 'Radiologiya boʻyicha ordinatura, 2009',
      en: 'Residency in radiology, 2009',
    },
  ],
  schedule: [scheduleEntry(mainBuilding, [[1, 2, 3, 4, 5], '08:00', '14:00'])],
}

import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { rehabilitationCentre } from '../cabinets.ts'

export const tursunovaMalika: SeedSpecialist = {
  code: '100509',
  slug: 'tursunova-malika',
  lastName: { ru: 'Турсунова', kk: 'Тұрсынова', uz: 'Tursunova', en: 'Tursunova' },
  name: { ru: 'Малика', kk: 'Мәлика', uz: 'Malika', en: 'Malika' },
  middleName: { ru: 'Фархадовна', kk: 'Фархадқызы', uz: 'Farhodovna', en: 'Farkhadovna' },
  photo: picture('demo-hospital/doctor-7', {
    ru: 'Нарисованный портрет реабилитолога Малики Турсуновой',
    kk: 'Оңалту дәрігері Мәлика Тұрсынованың салынған портреті',
    uz: 'Reabilitolog Malika Tursunovaning chizilgan portreti',
    en: 'Illustrated portrait of rehabilitation doctor Malika Tursunova',
  }),
  specialities: ['rehabilitation-doctor'],
  position: {
    ru: 'Руководитель центра реабилитации',
    kk: 'Оңалту орталығының басшысы',
    uz: 'Reabilitatsiya markazi rahbari',
    en: 'Head of rehabilitation',
  },
  experienceSince: 2015,
  languages: ['uz', 'ru', 'en'],
  about: {
    ru: `
<p>Составляет программы после инсульта, операций на суставах и сердце. Цель записывает словами пациента: «дойти до базара», «поднять внука» — и по ней судит, помогает ли лечение.</p>`,
    kk: `
<p>Инсульттан, буын мен жүрек отасынан кейінгі бағдарламаларды құрады. Мақсатты пациенттің өз сөзімен жазады: «базарға дейін жету», «немеремді көтеру» — емнің көмегін содан бағалайды.</p>`,
    uz: `
<p>Insultdan, boʻgʻim va yurak operatsiyalaridan keyingi dasturlarni tuzadi. Maqsadni bemorning soʻzi bilan yozadi: “bozorgacha borish”, “nevaramni koʻtarish” — davolash foydasini shundan baholaydi.</p>`,
    en: `
<p>Writes programmes after a stroke and after joint or heart surgery. The goal is put down in the patient’s own words, “walk to the market” or “lift my grandson”, and shows whether the treatment helps.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Ташкент, 2012; ординатура по реабилитации, 2015',
      kk: 'Медицина академиясы, Ташкент, 2012; оңалту ординатурасы, 2015',
      uz: 'Tibbiyot akademiyasi, Toshkent, 2012; reabilitatsiya ordinaturasi, 2015',
      en: 'Medical academy, Tashkent, 2012; residency in rehabilitation, 2015',
    },
  ],
  schedule: [scheduleEntry(rehabilitationCentre, [[1, 2, 3, 4, 5], '09:00', '13:00'])],
}

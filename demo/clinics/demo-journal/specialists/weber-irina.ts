import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const weberIrina: SeedSpecialist = {
  code: '100703',
  slug: 'weber-irina',
  lastName: { ru: 'Вебер', kk: 'Вебер', uz: 'Veber', en: 'Weber' },
  name: { ru: 'Ирина', kk: 'Ирина', uz: 'Irina', en: 'Irina' },
  middleName: { ru: 'Генриховна', kk: 'Генриховна', uz: 'Genrixovna', en: 'Genrikhovna' },
  photo: picture('demo-journal/doctor-3', {
    ru: 'Нарисованный портрет врача Ирины Вебер',
    kk: 'Дәрігер Ирина Вебердің салынған портреті',
    uz: 'Shifokor Irina Veberning chizilgan portreti',
    en: 'Illustrated portrait of Dr Irina Weber',
  }),
  specialities: ['ophthalmologist'],
  position: {
    ru: 'Детский офтальмолог',
    kk: 'Балалар офтальмологы',
    uz: 'Bolalar oftalmologi',
    en: 'Paediatric ophthalmologist',
  },
  experienceSince: 1989,
  languages: ['ru', 'de'],
  about: {
    ru: `
<p>Проверяет зрение так, что дети просят ещё: таблица у неё рассказывает сказку. Подбирает очки, следит за близорукостью и косоглазием.</p>
<p>Пишет редко и коротко, зато её тексты чаще других вешают на холодильник.</p>`,
    kk: `
<p>Көзді тексергенде балалар «тағы да» деп сұрайды: оның кестесі ертегі айтады. Көзілдірік таңдайды, жақыннан көргіштік пен қылилықты бақылайды.</p>
<p>Сирек әрі қысқа жазады, бірақ тоңазытқышқа ең көп ілінетін мәтіндер — соныкі.</p>`,
    uz: `
<p>Koʻzni shunday tekshiradiki, bolalar “yana” deb soʻraydi: jadvali ertak aytadi. Koʻzoynak tanlaydi, yaqindan koʻrish va gʻilaylikni kuzatadi.</p>
<p>Kam va qisqa yozadi, ammo sovutkichga eng koʻp yopishtiriladigan matnlar — uniki.</p>`,
    en: `
<p>Tests eyes so that children ask for more: her chart tells a fairy tale. Prescribes glasses and follows short sight and squint.</p>
<p>Writes rarely and briefly, yet her texts are the ones that end up on fridge doors.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Омск, педиатрия, 1987',
      kk: 'Медицина институты, Омбы, педиатрия, 1987',
      uz: 'Tibbiyot instituti, Omsk, pediatriya, 1987',
      en: 'Medical institute, Omsk, paediatrics, 1987',
    },
    {
      ru: 'Специализация по детской офтальмологии, 1989',
      kk: 'Балалар офтальмологиясы бойынша мамандану, 1989',
      uz: 'Bolalar oftalmologiyasi boʻyicha ixtisoslashuv, 1989',
      en: 'Specialisation in paediatric ophthalmology, 1989',
    },
  ],
  schedule: [
    {
      cabinet: '10071',
      hours: {
        week: [
          { day: 2, intervals: [{ from: '09:00', to: '15:00' }] },
          { day: 4, intervals: [{ from: '14:00', to: '19:00' }] },
          { day: 6, intervals: [{ from: '09:00', to: '14:00' }] },
        ],
      },
    },
  ],
}

import { picture } from '../../../parts/picture.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'

export const abdrakhmanovErlan: SeedSpecialist = {
  code: '100106',
  slug: 'abdrakhmanov-erlan',
  lastName: { ru: 'Абдрахманов', kk: 'Әбдірахманов', uz: 'Abdraxmanov', en: 'Abdrakhmanov' },
  name: { ru: 'Ерлан', kk: 'Ерлан', uz: 'Yerlan', en: 'Erlan' },
  middleName: { ru: 'Маратович', kk: 'Маратұлы', uz: 'Maratovich', en: 'Maratovich' },
  photo: picture('demo-dent/doctor-6', {
    ru: 'Нарисованный портрет врача Ерлана Абдрахманова',
    kk: 'Дәрігер Ерлан Әбдірахмановтың салынған портреті',
    uz: 'Shifokor Yerlan Abdraxmanovning chizilgan portreti',
    en: 'Illustrated portrait of Dr Erlan Abdrakhmanov',
  }),
  specialities: ['oral-surgeon'],
  position: {
    ru: 'Заведующий хирургическим кабинетом',
    kk: 'Хирургиялық кабинет меңгерушісі',
    uz: 'Jarrohlik xonasi mudiri',
    en: 'Head of oral surgery',
  },
  experienceSince: 1986,
  languages: ['kk', 'ru'],
  about: {
    ru: `
<p>Занимается сложными удалениями, воспалениями и кистами челюсти. Принимает пациентов с болезнями сердца и диабетом: согласует лечение с их терапевтом или кардиологом.</p>
<p>На следующий день после операции сам звонит пациенту.</p>`,
    kk: `
<p>Күрделі тіс жұлу, жақ сүйегінің қабынулары мен кисталарымен айналысады. Жүрек ауруы немесе диабеті бар пациенттерді қабылдайды: емді олардың терапевтімен немесе кардиологымен келіседі.</p>
<p>Операциядан кейін келесі күні пациентке өзі қоңырау шалады.</p>`,
    uz: `
<p>Murakkab tish olish, jagʻ yalligʻlanishlari va kistalari bilan shugʻullanadi. Yurak kasalligi yoki diabeti bor bemorlarni qabul qiladi: davolashni ularning terapevti yoki kardiologi bilan kelishadi.</p>
<p>Operatsiyadan keyin ertasiga bemorga oʻzi qoʻngʻiroq qiladi.</p>`,
    en: `
<p>Performs difficult extractions and treats inflammation and cysts of the jaw. Sees patients with heart disease or diabetes and coordinates treatment with their physician or cardiologist.</p>
<p>He calls patients himself the day after surgery.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Алматы, стоматология, 1985',
      kk: 'Медицина институты, Алматы, стоматология, 1985',
      uz: 'Tibbiyot instituti, Olmaota, stomatologiya, 1985',
      en: 'Medical institute, Almaty, dentistry, 1985',
    },
    {
      ru: 'Клиническая ординатура по хирургической стоматологии, 1988',
      kk: 'Хирургиялық стоматология бойынша клиникалық ординатура, 1988',
      uz: 'Jarrohlik stomatologiyasi boʻyicha klinik ordinatura, 1988',
      en: 'Clinical residency in oral surgery, 1988',
    },
  ],
}

import { doctor, scheduleIn } from '../doctor.ts'

export const omarovDauren = doctor(4, {
  slug: 'omarov-dauren',
  lastName: { ru: 'Омаров', kk: 'Омаров', uz: 'Omarov', en: 'Omarov' },
  name: { ru: 'Даурен', kk: 'Дәурен', uz: 'Dauren', en: 'Dauren' },
  middleName: { ru: 'Кайратович', kk: 'Қайратұлы', uz: 'Kayratovich', en: 'Kairatovich' },
  specialities: ['cardiologist'],
  position: {
    ru: 'Кардиолог, консультант школы здоровья',
    kk: 'Кардиолог, денсаулық мектебінің кеңесшісі',
    uz: 'Kardiolog, salomatlik maktabi maslahatchisi',
    en: 'Cardiologist, adviser of the health school',
  },
  experienceSince: 1991,
  languages: ['kk', 'ru'],
  about: {
    ru: `
<p>С 1991 года объясняет, что делать с давлением и зачем пить таблетки, когда ничего не болит. Просит приносить тетрадь с домашними измерениями: по ней видно больше, чем по одному приёму.</p>
<p>Раз в месяц ведёт открытое занятие для людей с гипертонией и их родных.</p>`,
    kk: `
<p>1991 жылдан бері қан қысымымен не істеу керегін және ештеңе ауырмай тұрғанда дәрінің не үшін ішілетінін түсіндіріп келеді. Үйде өлшенген көрсеткіштер дәптерін ала келуді сұрайды: бір қабылдаудан гөрі сол дәптер көп нәрсені көрсетеді.</p>
<p>Айына бір рет гипертониясы бар адамдар мен олардың туыстарына ашық сабақ өткізеді.</p>`,
    uz: `
<p>1991-yildan beri qon bosimi bilan nima qilish kerakligini va hech narsa ogʻrimay turganda dori nega ichilishini tushuntiradi. Uyda oʻlchangan koʻrsatkichlar daftarini olib kelishni soʻraydi: u bir qabuldan koʻra koʻproq narsani koʻrsatadi.</p>
<p>Oyda bir marta gipertoniyasi bor odamlar va ularning yaqinlari uchun ochiq mashgʻulot oʻtkazadi.</p>`,
    en: `
<p>Since 1991 he has been explaining what to do about blood pressure and why to take tablets when nothing hurts. Asks patients to bring their notebook of readings at home: it shows more than a single visit.</p>
<p>Once a month he holds an open lesson for people with high blood pressure and their families.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Алматы, лечебное дело, 1989',
      kk: 'Медицина институты, Алматы, емдеу ісі, 1989',
      uz: 'Tibbiyot instituti, Olmaota, davolash ishi, 1989',
      en: 'Medical institute, Almaty, general medicine, 1989',
    },
    {
      ru: 'Ординатура по кардиологии, 1991',
      kk: 'Кардиология бойынша ординатура, 1991',
      uz: 'Kardiologiya boʻyicha ordinatura, 1991',
      en: 'Residency in cardiology, 1991',
    },
  ],
  schedule: [
    scheduleIn('10031', [[1, 2, 3, 4], '09:00', '15:00']),
    scheduleIn('10033', [[5], '08:00', '12:00']),
  ],
})

import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { house } from '../cabinets.ts'

export const rosenthalMark: SeedSpecialist = {
  code: '100606',
  slug: 'rosenthal-mark',
  lastName: { ru: 'Розенталь', kk: 'Розенталь', uz: 'Rozental', en: 'Rosenthal' },
  name: { ru: 'Марк', kk: 'Марк', uz: 'Mark', en: 'Mark' },
  middleName: { ru: 'Львович', kk: 'Львович', uz: 'Lvovich', en: 'Lvovich' },
  photo: picture('demo-practice/doctor-4', {
    ru: 'Нарисованный портрет психотерапевта Марка Розенталя',
    kk: 'Психотерапевт Марк Розентальдің салынған портреті',
    uz: 'Psixoterapevt Mark Rozentalning chizilgan portreti',
    en: 'Illustrated portrait of psychotherapist Mark Rosenthal',
  }),
  specialities: ['psychiatrist', 'psychologist'],
  position: { ru: 'Психотерапевт', kk: 'Психотерапевт', uz: 'Psixoterapevt', en: 'Psychotherapist' },
  experienceSince: 2005,
  languages: ['ru', 'ky', 'en'],
  about: {
    ru: `
<p>Работает с тревогой, бессонницей, горем и выгоранием. Первая встреча ни к чему не обязывает: вы рассказываете, он говорит, может ли помочь и сколько это займёт.</p>
<p>Если нужны лекарства, объясняет зачем; если не нужны, так и говорит.</p>`,
    kk: `
<p>Үрей, ұйқысыздық, қайғы және қажып-талумен жұмыс істейді. Алғашқы кездесу ештеңеге міндеттемейді: сіз айтасыз, ол көмектесе ала ма, қанша уақыт керек — соны айтады.</p>
<p>Дәрі керек болса, не үшін екенін түсіндіреді; керек болмаса, солай дейді.</p>`,
    uz: `
<p>Xavotir, uyqusizlik, qaygʻu va toliqish bilan ishlaydi. Birinchi uchrashuv hech narsaga majbur qilmaydi: siz gapirasiz, u yordam bera oladimi va qancha vaqt ketadi — shuni aytadi.</p>
<p>Dori kerak boʻlsa, nima uchunligini tushuntiradi; kerak boʻlmasa, shunday deydi.</p>`,
    en: `
<p>Works with anxiety, sleeplessness, grief and burnout. The first meeting binds you to nothing: you tell, and he says if he can help and how long it may take.</p>
<p>If medicine is needed, he explains why; if not, he says so.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Бишкек, 2002; ординатура по психиатрии, 2004',
      kk: 'Медицина академиясы, Бішкек, 2002; психиатрия ординатурасы, 2004',
      uz: 'Tibbiyot akademiyasi, Bishkek, 2002; psixiatriya ordinaturasi, 2004',
      en: 'Medical academy, Bishkek, 2002; residency in psychiatry, 2004',
    },
    {
      ru: 'Когнитивно-поведенческая терапия, трёхлетняя программа, 2012',
      kk: 'Когнитивті-мінез-құлық терапиясы, үш жылдық бағдарлама, 2012',
      uz: 'Kognitiv-xulqiy terapiya, uch yillik dastur, 2012',
      en: 'Cognitive behavioural therapy, a three-year programme, 2012',
    },
  ],
  schedule: [scheduleEntry(house, [[1, 5], '14:00', '18:30'], [[3], '14:00', '20:30'])],
}

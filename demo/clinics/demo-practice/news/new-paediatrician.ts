import { picture } from '../../../parts/picture.ts'
import type { SeedNews } from '../../../parts/seed-types.ts'

export const newPaediatrician: SeedNews = {
  slug: 'znakomtes-ajzhan-esenova',
  category: 'at-home',
  date: '2026-09-22T04:00:00Z',
  image: picture('demo-practice/story-4', {
    ru: 'Рисунок: детская пирамидка из цветных колец',
    kk: 'Сурет: түрлі түсті шығыршықтардан тұратын балалар пирамидасы',
    uz: 'Rasm: rangli halqalardan iborat bolalar piramidasi',
    en: 'Drawing: a child’s pyramid of coloured rings',
  }),
  title: {
    ru: 'Знакомьтесь: Айжан Эсенова, доктор для подростков',
    kk: 'Танысыңыз: Айжан Есенова, жасөспірімдер дәрігері',
    uz: 'Tanishing: Ayjan Esenova, oʻsmirlar shifokori',
    en: 'Meet Aizhan Esenova, a doctor for teenagers',
  },
  lead: {
    ru: 'Она принимает с обеда, когда школа уже закончилась.',
    kk: 'Ол мектеп біткен соң, түстен кейін қабылдайды.',
    uz: 'U maktab tugagach, tushdan keyin qabul qiladi.',
    en: 'She sees patients after lunch, when school is over.',
  },
  content: {
    ru: `
<p>Айжан Эркиновна пришла к нам из детской больницы. Её попросили рассказать о себе, и она сказала: «Я помню, как в четырнадцать лет не могла задать вопрос при маме».</p>
<p>Поэтому приём устроен так: сначала все вместе, потом подросток один, потом снова вместе. О чём говорили наедине, врач не пересказывает, если нет опасности для жизни. Об этом правиле она предупреждает в начале.</p>
<p>Записать подростка может родитель, а с шестнадцати лет и он сам.</p>`,
    kk: `
<p>Айжан Еркінқызы бізге балалар ауруханасынан келді. Өзі туралы айтуды сұрағанда: «Он төрт жасымда анамның көзінше сұрақ қоя алмағаным есімде», — деді.</p>
<p>Сондықтан қабылдау былай өтеді: алдымен бәрі бірге, кейін жасөспірім жалғыз, соңында тағы бірге. Оңаша айтылғанды өмірге қауіп болмаса, дәрігер ешкімге жеткізбейді. Бұл ережені ол басында ескертеді.</p>
<p>Жасөспірімді ата-анасы жаздыра алады, ал он алты жастан бастап өзі де жазылады.</p>`,
    uz: `
<p>Ayjan Erkinovna bizga bolalar shifoxonasidan keldi. Oʻzi haqida soʻzlab berishni soʻrashganda: “Oʻn toʻrt yoshimda onamning oldida savol bera olmaganim esimda”, — dedi.</p>
<p>Shuning uchun qabul shunday oʻtadi: avval hamma birga, keyin oʻsmir yolgʻiz, keyin yana birga. Yolgʻiz gaplashilganini hayotga xavf boʻlmasa, shifokor hech kimga aytmaydi. Bu qoida haqida u boshida ogohlantiradi.</p>
<p>Oʻsmirni ota-onasi yozdirishi mumkin, oʻn olti yoshdan esa oʻzi ham yoziladi.</p>`,
    en: `
<p>Aizhan Esenova comes from a children’s hospital. Asked to say something about herself, she said: “I remember being fourteen and unable to ask a question in front of my mother.”</p>
<p>So a visit goes like this: first everyone together, then the teenager alone, then together again. What was said alone stays with the doctor unless a life is in danger. She explains this rule at the start.</p>
<p>A parent may book for a teenager, and from sixteen they may book themselves.</p>`,
  },
}

import { block } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'

const title = {
  ru: 'Расписание врачей',
  kk: 'Дәрігерлердің қабылдау кестесі',
  uz: 'Shifokorlar jadvali',
  en: 'When doctors see patients',
}

export const timetable: SeedPage = {
  title,
  description: {
    ru: 'Дни и часы приёма двенадцати врачей вымышленной «Демо-Поликлиники» в трёх зданиях.',
    kk: 'Ойдан шығарылған «Демо-Емхананың» үш ғимараттағы он екі дәрігерінің қабылдау күндері мен уақыты.',
    uz: 'Oʻylab topilgan “Demo-Poliklinika”ning uch binodagi oʻn ikki shifokori qabul kunlari va vaqti.',
    en: 'Days and hours of the twelve doctors of the fictional Demo-Polyclinic in its three buildings.',
  },
  blocks: [
    block('title', 'page-title', {
      title,
      lead: {
        ru: 'Перед выходом загляните сюда: врач может вести приём в другом здании.',
        kk: 'Шығар алдында осында қараңыз: дәрігер басқа ғимаратта қабылдап жатуы мүмкін.',
        uz: 'Chiqishdan oldin shu yerga qarang: shifokor boshqa binoda qabul qilayotgan boʻlishi mumkin.',
        en: 'Look here before you set out: a doctor may be in another building that day.',
      },
    }),
    block('timetable', 'timetable', { titleHidden: true }),
  ],
}

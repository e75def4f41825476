import { picture } from '../../parts/picture.ts'
import { scheduleEntry } from '../../parts/schedule.ts'
import type { SeedSpecialist } from '../../parts/seed-types.ts'

/** About half of the translations are missing on purpose, to demonstrate the fallback. */
export const specialists: SeedSpecialist[] = [
  {
    code: '100201',
    schedule: [scheduleEntry('10021', [[1, 3, 5], '09:00', '13:00'], [[2, 4], '13:00', '18:00'])],
    slug: 'bekova-saule',
    lastName: { ru: 'Бекова', kk: 'Бекова', uz: 'Bekova', en: 'Bekova' },
    name: { ru: 'Сауле', kk: 'Сәуле', uz: 'Saule', en: 'Saule' },
    middleName: { ru: 'Кайратовна', kk: 'Қайратқызы', uz: 'Kayratovna', en: 'Kairatovna' },
    photo: picture('demo-family/doctor-3', {
      ru: 'Нарисованный портрет врача Сауле Бековой',
      kk: 'Дәрігер Сәуле Бекованың салынған портреті',
      en: 'Illustrated portrait of Dr Saule Bekova',
    }),
    specialities: ['family-doctor'],
    position: {
      ru: 'Главный врач, семейный врач',
      kk: 'Бас дәрігер, отбасы дәрігері',
      en: 'Chief doctor, family doctor',
    },
    experienceSince: 2009,
    languages: ['kk', 'ru'],
    about: {
      ru: '<p>Наблюдает семьи целиком: от младенцев до прабабушек. Сначала слушает, потом назначает только те анализы, от которых зависит лечение.</p>',
      kk: '<p>Сәбиден қарт әжеге дейін бүкіл отбасын бақылайды. Алдымен тыңдайды, содан кейін ем соған байланысты болатын талдауларды ғана тағайындайды.</p>',
    },
    education: [
      {
        ru: 'Медицинская академия, Шымкент, лечебное дело, 2008',
        kk: 'Медицина академиясы, Шымкент, емдеу ісі, 2008',
      },
    ],
  },
  {
    code: '100202',
    schedule: [scheduleEntry('10021', [[1, 2, 3, 4, 5], '08:00', '14:00'])],
    slug: 'rakhimov-otabek',
    lastName: { ru: 'Рахимов', uz: 'Rahimov', en: 'Rakhimov' },
    name: { ru: 'Отабек', uz: 'Otabek', en: 'Otabek' },
    middleName: { ru: 'Шавкатович', uz: 'Shavkatovich' },
    photo: picture('demo-family/doctor-2', {
      ru: 'Нарисованный портрет врача Отабека Рахимова',
      uz: 'Shifokor Otabek Rahimovning chizilgan portreti',
    }),
    specialities: ['pediatrician'],
    position: { ru: 'Педиатр', uz: 'Pediatr' },
    experienceSince: 2012,
    languages: ['uz', 'ru', 'kk'],
    about: {
      ru: '<p>Принимает детей с рождения, ведёт прививочный календарь, помогает с грудным вскармливанием и прикормом.</p>',
      uz: '<p>Bolalarni tugʻilganidan boshlab qabul qiladi, emlash taqvimini yuritadi, koʻkrak suti bilan boqish va qoʻshimcha ovqat berishda yordam beradi.</p>',
    },
    education: [{ ru: 'Педиатрический институт, Ташкент, 2011' }],
  },
  {
    code: '100203',
    schedule: [scheduleEntry('10021', [[2, 4], '09:00', '15:00'], [[6], '09:00', '14:00'])],
    slug: 'ivanova-elena',
    lastName: { ru: 'Иванова' },
    name: { ru: 'Елена' },
    middleName: { ru: 'Павловна' },
    photo: picture('demo-family/doctor-5', { ru: 'Нарисованный портрет врача Елены Ивановой' }),
    specialities: ['gynecologist', 'ultrasound-doctor'],
    position: { ru: 'Акушер-гинеколог, врач УЗИ' },
    experienceSince: 2008,
    languages: ['ru'],
    about: {
      ru: '<p>Ведёт беременность, помогает при нарушениях цикла, подбирает контрацепцию, делает УЗИ.</p>',
    },
    education: [{ ru: 'Медицинская академия, Караганда, 2007' }],
  },
  {
    code: '100204',
    slug: 'seitov-daniyar',
    lastName: { ru: 'Сеитов', kk: 'Сейітов', en: 'Seitov' },
    name: { ru: 'Данияр', kk: 'Данияр', en: 'Daniyar' },
    photo: picture('demo-family/doctor-8', {
      ru: 'Нарисованный портрет врача Данияра Сеитова',
      kk: 'Дәрігер Данияр Сейітовтің салынған портреті',
    }),
    specialities: ['cardiologist'],
    position: { ru: 'Кардиолог', kk: 'Кардиолог', en: 'Cardiologist' },
    experienceSince: 1992,
    languages: ['kk', 'ru', 'en'],
  },
  {
    code: '100205',
    slug: 'diallo-amina',
    lastName: { ru: 'Диалло', kk: 'Диалло', uz: 'Diallo', en: 'Diallo' },
    name: { ru: 'Амина', kk: 'Әмина', uz: 'Amina', en: 'Amina' },
    photo: picture('demo-family/doctor-7', { ru: 'Нарисованный портрет врача Амины Диалло' }),
    specialities: ['neurologist'],
    position: { ru: 'Невролог' },
    experienceSince: 2018,
    languages: ['ru', 'en'],
    about: { ru: '<p>Помогает при головной боли, боли в спине, головокружении и нарушениях сна.</p>' },
  },
]

import type { SeedNews } from '../../../parts/seed-types.ts'
import { drawing } from '../drawing.ts'

/** Redirects to the booking page (B-11). */
export const bookingMoved: SeedNews = {
  slug: 'zapis-k-vrachu-cherez-sayt',
  category: 'announcements',
  date: '2026-09-01T04:00:00Z',
  image: drawing('registry-2'),
  redirect: '/l/demo-polyclinic/appointment',
  title: {
    ru: 'Записаться к врачу можно на сайте',
    kk: 'Дәрігерге сайт арқылы жазылуға болады',
    uz: 'Shifokorga sayt orqali yozilish mumkin',
    en: 'You can book a doctor on this site',
  },
  lead: {
    ru: 'Выберите врача и час, подтверждение придёт сообщением. Телефон регистратуры тоже работает.',
    kk: 'Дәрігер мен уақытты таңдаңыз, растау хабарламамен келеді. Тіркеу бөлімінің телефоны да жұмыс істейді.',
    uz: 'Shifokor va vaqtni tanlang, tasdiq xabar bilan keladi. Qabulxona telefoni ham ishlaydi.',
    en: 'Choose a doctor and an hour; a message will confirm it. The phone of the desk works too.',
  },
}

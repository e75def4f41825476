import { picture } from '../../../parts/picture.ts'
import { scheduleEntry } from '../../../parts/schedule.ts'
import type { SeedSpecialist } from '../../../parts/seed-types.ts'
import { rehabilitationCentre } from '../cabinets.ts'

export const fadeevAnton: SeedSpecialist = {
  code: '100510',
  slug: 'fadeev-anton',
  lastName: { ru: 'Фадеев', kk: 'Фадеев', uz: 'Fadeyev', en: 'Fadeev' },
  name: { ru: 'Антон', kk: 'Антон', uz: 'Anton', en: 'Anton' },
  middleName: { ru: 'Игоревич', kk: 'Игоревич', uz: 'Igorevich', en: 'Igorevich' },
  photo: picture('demo-hospital/doctor-10', {
    ru: 'Нарисованный портрет физического терапевта Антона Фадеева',
    kk: 'Физикалық терапевт Антон Фадеевтің салынған портреті',
    uz: 'Jismoniy terapevt Anton Fadeyevning chizilgan portreti',
    en: 'Illustrated portrait of physiotherapist Anton Fadeev',
  }),
  specialities: ['rehabilitation-doctor'],
  position: {
    ru: 'Физический терапевт',
    kk: 'Физикалық терапевт',
    uz: 'Jismoniy terapevt',
    en: 'Physiotherapist',
  },
  experienceSince: 2020,
  languages: ['ru', 'uz'],
  about: {
    ru: `
<p>Ведёт занятия в зале и бассейне. Каждое упражнение показывает на себе, потом снимает на телефон пациента: дома не нужно вспоминать, как правильно.</p>`,
    kk: `
<p>Зал мен бассейнде сабақ жүргізеді. Әр жаттығуды өзі көрсетіп, кейін пациенттің телефонына түсіріп береді: үйде қалай дұрыс екенін еске түсірудің қажеті жоқ.</p>`,
    uz: `
<p>Zal va basseynda mashgʻulot olib boradi. Har bir mashqni avval oʻzi koʻrsatadi, keyin bemorning telefoniga suratga oladi: uyda qanday toʻgʻri boʻlishini eslab oʻtirish shart emas.</p>`,
    en: `
<p>Leads training in the hall and the pool. He shows each exercise himself and then films you on your own phone, so you need not recall at home how it goes.</p>`,
  },
  education: [
    {
      ru: 'Институт физической культуры, Чирчик, 2019',
      kk: 'Дене шынықтыру институты, Шыршық, 2019',
      uz: 'Jismoniy tarbiya instituti, Chirchiq, 2019',
      en: 'Institute of physical culture, Chirchik, 2019',
    },
  ],
  schedule: [scheduleEntry(rehabilitationCentre, [[1, 3, 5], '14:00', '19:00'], [[6], '09:00', '15:00'])],
}

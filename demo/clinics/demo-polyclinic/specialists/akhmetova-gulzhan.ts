import { doctor, scheduleIn } from '../doctor.ts'

export const akhmetovaGulzhan = doctor(1, {
  slug: 'akhmetova-gulzhan',
  lastName: { ru: 'Ахметова', kk: 'Ахметова', uz: 'Axmetova', en: 'Akhmetova' },
  name: { ru: 'Гульжан', kk: 'Гүлжан', uz: 'Guljan', en: 'Gulzhan' },
  middleName: { ru: 'Сериковна', kk: 'Серікқызы', uz: 'Serikovna', en: 'Serikovna' },
  specialities: ['internist'],
  position: {
    ru: 'Главный врач, терапевт высшей категории',
    kk: 'Бас дәрігер, жоғары санатты терапевт',
    uz: 'Bosh shifokor, oliy toifali terapevt',
    en: 'Medical director, senior internist',
  },
  experienceSince: 1995,
  languages: ['kk', 'ru'],
  about: {
    ru: `
<p>Руководит поликлиникой и дважды в неделю сама ведёт приём: говорит, что иначе не узнать, где у нас очередь и почему. Консультирует, когда болезней несколько и назначения разных врачей нужно свести в одно.</p>
<p>Ведёт на этом сайте блог и отвечает на письма пациентов.</p>`,
    kk: `
<p>Емхананы басқарады және аптасына екі рет өзі қабылдайды: кезектің қай жерде және неге жиналатынын басқаша білу мүмкін емес дейді. Бірнеше ауруы бар, әр дәрігердің тағайындауын бір арнаға түсіру керек науқастарға кеңес береді.</p>
<p>Осы сайтта блог жүргізеді және пациенттердің хаттарына жауап жазады.</p>`,
    uz: `
<p>Poliklinikani boshqaradi va haftada ikki marta oʻzi qabul qiladi: navbat qayerda va nega yigʻilishini boshqacha bilib boʻlmaydi, deydi. Kasalligi bir nechta boʻlib, turli shifokorlar tavsiyalarini birlashtirish kerak boʻlgan bemorlarga maslahat beradi.</p>
<p>Shu saytda blog yuritadi va bemorlarning xatlariga javob yozadi.</p>`,
    en: `
<p>Runs the polyclinic and still sees patients twice a week: there is no other way, she says, to learn where the queue is and why. Advises people with several illnesses whose prescriptions from different doctors have to become one plan.</p>
<p>Writes the blog on this site and answers patients’ letters.</p>`,
  },
  education: [
    {
      ru: 'Медицинский институт, Караганда, лечебное дело, 1994',
      kk: 'Медицина институты, Қарағанды, емдеу ісі, 1994',
      uz: 'Tibbiyot instituti, Qaragʻanda, davolash ishi, 1994',
      en: 'Medical institute, Karaganda, general medicine, 1994',
    },
    {
      ru: 'Магистратура по менеджменту здравоохранения, 2011',
      kk: 'Денсаулық сақтау менеджменті магистратурасы, 2011',
      uz: 'Sogʻliqni saqlash menejmenti magistraturasi, 2011',
      en: 'Master’s degree in healthcare management, 2011',
    },
  ],
  schedule: [scheduleIn('10031', [[2, 4], '14:00', '17:00'])],
})

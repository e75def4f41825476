import { doctor, scheduleIn } from '../doctor.ts'

export const bondarenkoIgor = doctor(8, {
  slug: 'bondarenko-igor',
  lastName: { ru: 'Бондаренко', kk: 'Бондаренко', uz: 'Bondarenko', en: 'Bondarenko' },
  name: { ru: 'Игорь', kk: 'Игорь', uz: 'Igor', en: 'Igor' },
  middleName: { ru: 'Николаевич', kk: 'Николаевич', uz: 'Nikolayevich', en: 'Nikolaevich' },
  specialities: ['neurologist'],
  experienceSince: 2001,
  languages: ['ru'],
  about: {
    ru: `
<p>Принимает с головной болью, головокружением, болью в спине, онемением рук, после перенесённого инсульта. Снимки назначает, когда от них что-то зависит, и объясняет, почему иногда лучше двигаться, чем лежать.</p>`,
    kk: `
<p>Бас ауруы, бас айналу, арқа ауруы, қолдың ұюы бар және инсульттен кейінгі науқастарды қабылдайды. Түсірілімді емге әсері болатын жағдайда ғана тағайындайды және кейде жатқаннан қозғалған неге пайдалы екенін түсіндіреді.</p>`,
    uz: `
<p>Bosh ogʻrigʻi, bosh aylanishi, bel ogʻrigʻi, qoʻl uvishishi bilan kelganlarni va insultdan keyingi bemorlarni qabul qiladi. Suratni u biror narsani hal qiladigan boʻlsa tayinlaydi va baʼzan yotgandan koʻra harakat qilish nega yaxshi ekanini tushuntiradi.</p>`,
    en: `
<p>Sees people with headaches, dizziness, back pain and numb hands, and after a stroke. Orders scans when something depends on them, and explains why it is sometimes better to move than to lie down.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Караганда, 1999; специализация по неврологии, 2001',
      kk: 'Медицина академиясы, Қарағанды, 1999; неврология бойынша мамандану, 2001',
      uz: 'Tibbiyot akademiyasi, Qaragʻanda, 1999; nevrologiya boʻyicha ixtisoslashuv, 2001',
      en: 'Medical academy, Karaganda, 1999; specialisation in neurology, 2001',
    },
  ],
  schedule: [scheduleIn('10031', [[1, 2, 3, 4, 5], '08:00', '13:00'])],
})

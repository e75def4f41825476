import { doctor, scheduleIn } from '../doctor.ts'

export const pakViktoriya = doctor(11, {
  slug: 'pak-viktoriya',
  lastName: { ru: 'Пак', kk: 'Пак', uz: 'Pak', en: 'Pak' },
  name: { ru: 'Виктория', kk: 'Виктория', uz: 'Viktoriya', en: 'Viktoria' },
  middleName: { ru: 'Сергеевна', kk: 'Сергеевна', uz: 'Sergeyevna', en: 'Sergeevna' },
  specialities: ['ophthalmologist'],
  experienceSince: 2013,
  languages: ['ru', 'en'],
  about: {
    ru: `
<p>Проверяет зрение и давление глаз, подбирает очки, наблюдает людей с глаукомой, катарактой и диабетом. После осмотра с расширением зрачка просит не садиться за руль и говорит об этом при записи.</p>`,
    kk: `
<p>Көздің көруі мен қысымын тексереді, көзілдірік таңдайды, глаукомасы, катарактасы және диабеті бар адамдарды бақылайды. Қарашықты кеңейтіп қарағаннан кейін көлік жүргізбеуді сұрайды және мұны жазылған кезде-ақ ескертеді.</p>`,
    uz: `
<p>Koʻrish oʻtkirligi va koʻz bosimini tekshiradi, koʻzoynak tanlaydi, glaukoma, katarakta va diabeti bor odamlarni kuzatadi. Qorachiqni kengaytirib koʻrgandan keyin mashina haydamaslikni soʻraydi va buni yozilish paytidayoq aytadi.</p>`,
    en: `
<p>Tests eyesight and eye pressure, prescribes glasses and looks after people with glaucoma, cataract and diabetes. After an examination with dilated pupils she asks you not to drive, and says so when you book.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Караганда, 2011; резидентура по офтальмологии, 2013',
      kk: 'Медицина университеті, Қарағанды, 2011; офтальмология резидентурасы, 2013',
      uz: 'Tibbiyot universiteti, Qaragʻanda, 2011; oftalmologiya rezidenturasi, 2013',
      en: 'Medical university, Karaganda, 2011; residency in ophthalmology, 2013',
    },
  ],
  schedule: [scheduleIn('10031', [[2, 4], '08:00', '14:00']), scheduleIn('10032', [[3], '09:00', '15:00'])],
})

import { doctor, scheduleIn } from '../doctor.ts'

export const liVyacheslav = doctor(2, {
  slug: 'li-vyacheslav',
  lastName: { ru: 'Ли', kk: 'Ли', uz: 'Li', en: 'Li' },
  name: { ru: 'Вячеслав', kk: 'Вячеслав', uz: 'Vyacheslav', en: 'Vyacheslav' },
  middleName: { ru: 'Андреевич', kk: 'Андреевич', uz: 'Andreyevich', en: 'Andreevich' },
  specialities: ['surgeon'],
  position: {
    ru: 'Заведующий дневным стационаром, хирург',
    kk: 'Күндізгі стационар меңгерушісі, хирург',
    uz: 'Kunduzgi statsionar mudiri, jarroh',
    en: 'Head of day surgery',
  },
  experienceSince: 2003,
  languages: ['ru', 'en'],
  about: {
    ru: `
<p>Занимается тем, с чем не нужно ложиться в больницу: вросший ноготь, небольшие образования кожи, перевязки и раны, которые заживают дольше обычного. Сразу говорит, если случай не для поликлиники, и пишет направление.</p>`,
    kk: `
<p>Ауруханаға жатуды қажет етпейтін жағдайлармен айналысады: еніп өскен тырнақ, терідегі шағын түзілімдер, таңу және әдеттегіден ұзақ жазылатын жаралар. Жағдай емханалық болмаса, бірден айтып, жолдама жазады.</p>`,
    uz: `
<p>Kasalxonaga yotish shart boʻlmagan holatlar bilan shugʻullanadi: ichiga oʻsgan tirnoq, teridagi kichik oʻsmalar, bogʻlam qoʻyish va odatdagidan uzoq bitadigan yaralar. Holat poliklinikaga toʻgʻri kelmasa, darhol aytadi va yoʻllanma yozadi.</p>`,
    en: `
<p>Treats what needs no hospital bed: ingrown nails, small growths of the skin, dressings and wounds that take longer to heal than they should. Says at once when a case is not for a polyclinic and writes the referral.</p>`,
  },
  education: [
    {
      ru: 'Медицинская академия, Караганда, 2001; интернатура по хирургии, 2003',
      kk: 'Медицина академиясы, Қарағанды, 2001; хирургия бойынша интернатура, 2003',
      uz: 'Tibbiyot akademiyasi, Qaragʻanda, 2001; jarrohlik boʻyicha internatura, 2003',
      en: 'Medical academy, Karaganda, 2001; internship in surgery, 2003',
    },
  ],
  schedule: [scheduleIn('10031', [[1, 2, 3, 4, 5], '08:30', '14:30'])],
})

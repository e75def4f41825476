import { doctor, scheduleIn } from '../doctor.ts'

export const zhumabekovaAinur = doctor(3, {
  slug: 'zhumabekova-ainur',
  lastName: { ru: 'Жумабекова', kk: 'Жұмабекова', uz: 'Jumabekova', en: 'Zhumabekova' },
  name: { ru: 'Айнур', kk: 'Айнұр', uz: 'Aynur', en: 'Ainur' },
  middleName: { ru: 'Маратовна', kk: 'Маратқызы', uz: 'Maratovna', en: 'Maratovna' },
  specialities: ['family-doctor', 'internist'],
  position: {
    ru: 'Участковый врач общей практики',
    kk: 'Учаскелік жалпы тәжірибе дәрігері',
    uz: 'Uchastka umumiy amaliyot shifokori',
    en: 'General practitioner',
  },
  experienceSince: 2012,
  languages: ['kk', 'ru', 'en'],
  about: {
    ru: `
<p>К ней приходят первой: с простудой, давлением, результатами анализов и вопросом «к кому мне идти». Знает свой участок по именам и звонит сама, если пора на осмотр.</p>
<p>По вторникам и четвергам после обеда принимает на Пробной, чтобы пожилым не ехать через весь город.</p>`,
    kk: `
<p>Адамдар алдымен осы дәрігерге келеді: суық тигенде, қан қысымы көтерілгенде, талдау нәтижесімен және «кімге барсам екен» деген сұрақпен. Өз учаскесіндегілерді аты-жөнімен біледі, тексерілетін уақыт келсе, өзі хабарласады.</p>
<p>Қарттар қаланың екінші шетіне бармасын деп, сейсенбі мен бейсенбіде түстен кейін Сынақ көшесінде қабылдайды.</p>`,
    uz: `
<p>Odamlar avval shu shifokorga keladi: shamollash, qon bosimi, tahlil natijalari va “kimga borsam ekan” degan savol bilan. Oʻz uchastkasidagilarni ismi bilan biladi, koʻrik vaqti kelsa, oʻzi qoʻngʻiroq qiladi.</p>
<p>Keksalar shaharning narigi chetiga bormasin deb, seshanba va payshanba kunlari tushdan keyin Sinov koʻchasida qabul qiladi.</p>`,
    en: `
<p>The doctor people see first: with a cold, with blood pressure, with test results and with the question “whom should I see?” Knows the people of her area by name and calls when a check-up is due.</p>
<p>On Tuesday and Thursday afternoons she sees patients on Probnaya Street, so that older people need not cross the city.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Астана, общая медицина, 2010',
      kk: 'Медицина университеті, Астана, жалпы медицина, 2010',
      uz: 'Tibbiyot universiteti, Ostona, umumiy tibbiyot, 2010',
      en: 'Medical university, Astana, general medicine, 2010',
    },
    {
      ru: 'Интернатура по семейной медицине, 2012',
      kk: 'Отбасылық медицина бойынша интернатура, 2012',
      uz: 'Oilaviy tibbiyot boʻyicha internatura, 2012',
      en: 'Internship in family medicine, 2012',
    },
  ],
  schedule: [
    scheduleIn('10031', [[1, 3, 5], '08:00', '14:00']),
    scheduleIn('10033', [[2, 4], '13:00', '17:00']),
  ],
})

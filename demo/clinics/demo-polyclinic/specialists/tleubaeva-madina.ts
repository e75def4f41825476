import { doctor, scheduleIn } from '../doctor.ts'

export const tleubaevaMadina = doctor(7, {
  slug: 'tleubaeva-madina',
  lastName: { ru: 'Тлеубаева', kk: 'Тілеубаева', uz: 'Tleubayeva', en: 'Tleubaeva' },
  name: { ru: 'Мадина', kk: 'Мәдина', uz: 'Madina', en: 'Madina' },
  middleName: { ru: 'Бериковна', kk: 'Берікқызы', uz: 'Berikovna', en: 'Berikovna' },
  specialities: ['gynecologist'],
  position: {
    ru: 'Акушер-гинеколог женской консультации',
    kk: 'Әйелдер консультациясының акушер-гинекологы',
    uz: 'Ayollar maslahatxonasi akusher-ginekologi',
    en: 'Obstetrician and gynaecologist',
  },
  experienceSince: 2014,
  languages: ['kk', 'ru'],
  about: {
    ru: `
<p>Ведёт беременность от первого визита до встречи после родов, проводит профилактические осмотры, помогает подобрать контрацепцию и спокойно пройти менопаузу.</p>
<p>На приём можно прийти с мужем, мамой или подругой. Студенты присутствуют, только если вы согласны.</p>`,
    kk: `
<p>Жүктілікті алғашқы келуден босанғаннан кейінгі кездесуге дейін жүргізеді, алдын ала тексереді, контрацепция таңдауға және менопаузаны алаңсыз өткізуге көмектеседі.</p>
<p>Қабылдауға күйеуіңізбен, анаңызбен немесе құрбыңызбен келуге болады. Студенттер тек сіз келіссеңіз қатысады.</p>`,
    uz: `
<p>Homiladorlikni birinchi tashrifdan tugʻruqdan keyingi uchrashuvgacha olib boradi, profilaktik koʻriklar oʻtkazadi, kontratsepsiya tanlashga va menopauzani xotirjam oʻtkazishga yordam beradi.</p>
<p>Qabulga eringiz, onangiz yoki dugonangiz bilan kelish mumkin. Talabalar faqat siz rozi boʻlsangiz qatnashadi.</p>`,
    en: `
<p>Follows a pregnancy from the first visit to the meeting after birth, does preventive check-ups, and helps with contraception and with an untroubled menopause.</p>
<p>Your husband, mother or a friend may come with you. Students are present only if you agree.</p>`,
  },
  education: [
    {
      ru: 'Медицинский университет, Семей, 2012; резидентура по акушерству и гинекологии, 2014',
      kk: 'Медицина университеті, Семей, 2012; акушерлік және гинекология резидентурасы, 2014',
      uz: 'Tibbiyot universiteti, Semey, 2012; akusherlik va ginekologiya rezidenturasi, 2014',
      en: 'Medical university, Semey, 2012; residency in obstetrics and gynaecology, 2014',
    },
  ],
  schedule: [scheduleIn('10031', [[1, 2, 4, 5], '09:00', '16:00'], [[6], '09:00', '13:00'])],
})

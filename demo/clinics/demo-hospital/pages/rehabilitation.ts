import { direction } from './direction.ts'

export const rehabilitation = direction({
  title: { ru: 'Реабилитация', kk: 'Оңалту', uz: 'Reabilitatsiya', en: 'Rehabilitation' },
  lead: {
    ru: 'Восстановление после инсульта, инфаркта и операций: занятия в зале и бассейне.',
    kk: 'Инсульт, инфаркт және отадан кейін қалпына келу: залдағы және бассейндегі жаттығулар.',
    uz: 'Insult, infarkt va operatsiyalardan keyin tiklanish: zal va basseyndagi mashgʻulotlar.',
    en: 'Recovery after a stroke, a heart attack or surgery, with sessions in the gym and the pool.',
  },
  description: {
    ru: 'Восстановление после инсульта и операций в вымышленном «Демо-Госпитале»: зал, бассейн, программы и цены.',
    kk: 'Ойдан шығарылған «Демо-Госпитальда» инсульт пен отадан кейін қалпына келу: зал, бассейн, бағдарламалар мен бағалар.',
    uz: 'Oʻylab topilgan “Demo-Gospital”da insult va operatsiyadan keyin tiklanish: zal, basseyn, dasturlar va narxlar.',
    en: 'Recovery after a stroke and surgery at the fictional Demo-Hospital: hall, pool, programmes and prices.',
  },
  story: {
    ru: `
      ## Кому мы помогаем
      - После инсульта и черепно-мозговой травмы.
      - После замены сустава, перелома, операции на связках.
      - После инфаркта и операции на сердце.
      - При болях в спине, которые мешают жить.
      Цель вы формулируете сами. Раз в две недели сверяем, стало ли ближе, и меняем программу.`,
    kk: `
      ## Кімге көмектесеміз
      - Инсульт пен бас-ми жарақатынан кейін.
      - Буын ауыстырғаннан, сынықтан, байлам отасынан кейін.
      - Инфаркт пен жүрек отасынан кейін.
      - Күнделікті өмірге кедергі болатын арқа ауыруында.
      Мақсатты өзіңіз айтасыз. Екі аптада бір рет жақындағанын тексеріп, бағдарламаны өзгертеміз.`,
    uz: `
      ## Kimlarga yordam beramiz
      - Insult va bosh miya jarohatidan keyin.
      - Boʻgʻim almashtirilgandan, sinishdan, boylam operatsiyasidan keyin.
      - Infarkt va yurak operatsiyasidan keyin.
      - Kundalik hayotga xalaqit beradigan bel ogʻrigʻida.
      Maqsadni oʻzingiz aytasiz. Ikki haftada bir yaqinlashganini tekshirib, dasturni oʻzgartiramiz.`,
    en: `
      ## Whom we help
      - After a stroke or a head injury.
      - After a joint replacement, a fracture or ligament surgery.
      - After a heart attack or heart surgery.
      - With back pain that gets in the way of living.
      You name the goal yourself. Every two weeks we see if it is closer and change the programme.`,
  },
  image: {
    key: 'demo-hospital/gym-1',
    alt: {
      ru: 'Рисунок: зал с брусьями и шведской стенкой у широкого окна',
      kk: 'Сурет: кең терезе жанындағы брусьтер мен швед қабырғасы бар зал',
      uz: 'Rasm: keng deraza yonida bruslar va shved devori bor zal',
      en: 'Drawing: a hall with parallel bars and wall bars by a wide window',
    },
  },
  steps: {
    title: {
      ru: 'Как устроен курс',
      kk: 'Курс қалай құрылған',
      uz: 'Kurs qanday tuzilgan',
      en: 'How a course goes',
    },
    items: [
      {
        title: { ru: 'Оценка', kk: 'Бағалау', uz: 'Baholash', en: 'Assessment' },
        text: {
          ru: 'Час с врачом: что получается, что нет и чего вы хотите.',
          kk: 'Дәрігермен бір сағат: не қолдан келеді, не келмейді және не қалайсыз.',
          uz: 'Shifokor bilan bir soat: nima uddasidan chiqasiz, nima yoʻq va nimani xohlaysiz.',
          en: 'An hour with the doctor: what works, what does not and what you want.',
        },
      },
      {
        title: { ru: 'Занятия', kk: 'Сабақтар', uz: 'Mashgʻulotlar', en: 'Training' },
        text: {
          ru: 'Два-четыре раза в неделю в зале или бассейне, с одним и тем же инструктором.',
          kk: 'Аптасына екі-төрт рет залда немесе бассейнде, бір нұсқаушымен.',
          uz: 'Haftada ikki-toʻrt marta zalda yoki basseynda, bitta yoʻriqchi bilan.',
          en: 'Two to four times a week in the hall or the pool, always with the same instructor.',
        },
      },
      {
        title: { ru: 'Домашнее задание', kk: 'Үй тапсырмасы', uz: 'Uy vazifasi', en: 'Homework' },
        text: {
          ru: 'Короткое видео на вашем телефоне. Близких учим помогать, не мешая.',
          kk: 'Телефоныңыздағы қысқа бейне. Жақындарыңызға кедергі болмай көмектесуді үйретеміз.',
          uz: 'Telefoningizda qisqa video. Yaqinlarga xalaqit bermay yordam berishni oʻrgatamiz.',
          en: 'A short video on your phone. We teach your family to help without getting in the way.',
        },
      },
    ],
  },
  group: 'Реабилитация',
})

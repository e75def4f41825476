import { direction } from './direction.ts'

export const cardiology = direction({
  title: { ru: 'Кардиология', kk: 'Кардиология', uz: 'Kardiologiya', en: 'Cardiology' },
  lead: {
    ru: 'Обследование и лечение сердца и сосудов: от первого приёма до стентирования.',
    kk: 'Жүрек пен тамырларды тексеру және емдеу: алғашқы қабылдаудан стент қоюға дейін.',
    uz: 'Yurak va tomirlarni tekshirish va davolash: birinchi qabuldan stent qoʻyishgacha.',
    en: 'Tests and treatment for the heart and blood vessels, from the first visit to stenting.',
  },
  description: {
    ru: 'Кардиологи вымышленного «Демо-Госпиталя»: с чем приходят, как проходит обследование и сколько оно стоит.',
    kk: 'Ойдан шығарылған «Демо-Госпиталь» кардиологтары: қандай шағыммен келеді, тексеру қалай өтеді және қанша тұрады.',
    uz: 'Oʻylab topilgan “Demo-Gospital” kardiologlari: nima bilan murojaat qilishadi, tekshiruv qanday oʻtadi va qancha turadi.',
    en: 'Cardiologists of the fictional Demo-Hospital: when to see them, how the examination goes and what it costs.',
  },
  story: {
    ru: `
      ## С чем к нам обращаются
      - Давление скачет или не поддаётся лечению.
      - Сердце замирает, бьётся слишком часто или неровно.
      - Одышка там, где её раньше не было.
      - Был инфаркт, стоит стент, предстоит операция.
      - В семье кто-то рано умер от болезни сердца.
      При внезапной боли в груди не записывайтесь на приём: звоните 103.`,
    kk: `
      ## Бізге қандай шағыммен келеді
      - Қан қысымы тұрақсыз немесе дәрімен түспейді.
      - Жүрек тоқтап қалғандай болады, жиі соғады немесе соғысын өткізіп жібереді.
      - Бұрын болмаған жерде ентігу.
      - Инфаркт болған, стент қойылған, ота күтіп тұр.
      - Отбасында біреу жүрек ауруынан ерте қайтқан.
      Кенет кеуде ауырса, қабылдауға жазылмай, 103 нөміріне қоңырау шалыңыз.`,
    uz: `
      ## Bizga nima bilan murojaat qilishadi
      - Qon bosimi beqaror yoki dori bilan tushmaydi.
      - Yurak toʻxtab qolgandek boʻladi, tez uradi yoki urishni oʻtkazib yuboradi.
      - Ilgari boʻlmagan joyda hansirash.
      - Infarkt boʻlgan, stent qoʻyilgan, operatsiya kutilmoqda.
      - Oilada kimdir yurak kasalligidan erta vafot etgan.
      Koʻkrak toʻsatdan ogʻrisa, qabulga yozilmang: 103 ga qoʻngʻiroq qiling.`,
    en: `
      ## When to see us
      - Blood pressure that is unstable or does not respond to treatment.
      - A heart that stops for a moment, races or skips beats.
      - Breathlessness where there was none before.
      - An earlier heart attack, a stent, surgery ahead.
      - Someone in the family who died early of heart disease.
      If you have sudden chest pain, do not book a visit: call 103.`,
  },
  image: {
    key: 'demo-hospital/scanner-3',
    alt: {
      ru: 'Рисунок: кабинет УЗИ сердца с кушеткой и экраном',
      kk: 'Сурет: кушеткасы мен экраны бар жүрек УДЗ кабинеті',
      uz: 'Rasm: kushetka va ekranli yurak UTT xonasi',
      en: 'Drawing: a room for heart ultrasound with a couch and a screen',
    },
  },
  steps: {
    title: {
      ru: 'Как проходит обследование',
      kk: 'Тексеру қалай өтеді',
      uz: 'Tekshiruv qanday oʻtadi',
      en: 'How the examination goes',
    },
    items: [
      {
        title: { ru: 'Разговор и ЭКГ', kk: 'Әңгіме және ЭКГ', uz: 'Suhbat va EKG', en: 'A talk and an ECG' },
        text: {
          ru: 'Полчаса о том, как вы живёте, и запись, с которой сравнивают все следующие.',
          kk: 'Қалай өмір сүретініңіз туралы жарты сағат және кейінгілері салыстырылатын жазба.',
          uz: 'Qanday yashashingiz haqida yarim soat va keyingilari solishtiriladigan yozuv.',
          en: 'Half an hour about how you live, and a tracing that later ones are compared with.',
        },
      },
      {
        title: {
          ru: 'Только нужные исследования',
          kk: 'Тек қажет зерттеулер',
          uz: 'Faqat kerakli tekshiruvlar',
          en: 'Only the tests you need',
        },
        text: {
          ru: 'УЗИ сердца, суточная запись или проба с нагрузкой: врач объяснит, что каждое из них изменит.',
          kk: 'Жүрек УДЗ-сы, тәуліктік жазба немесе жүктеме сынамасы: дәрігер әрқайсысы нені өзгертетінін түсіндіреді.',
          uz: 'Yurak UTTsi, sutkalik yozuv yoki zoʻriqish sinovi: shifokor har biri nimani oʻzgartirishini tushuntiradi.',
          en: 'Heart ultrasound, a 24-hour recording or an exercise test: the doctor says what each would change.',
        },
      },
      {
        title: { ru: 'План на бумаге', kk: 'Қағаздағы жоспар', uz: 'Qogʻozdagi reja', en: 'A plan on paper' },
        text: {
          ru: 'Лекарства, нагрузка, цифры, при которых звонить, и дата следующей встречи.',
          kk: 'Дәрілер, жүктеме, қоңырау шалу керек көрсеткіштер және келесі кездесу күні.',
          uz: 'Dorilar, yuklama, qoʻngʻiroq qilish kerak boʻlgan koʻrsatkichlar va keyingi uchrashuv kuni.',
          en: 'Medicines, exercise, the readings at which to call, and the date of the next visit.',
        },
      },
    ],
  },
  group: 'Кардиология',
})

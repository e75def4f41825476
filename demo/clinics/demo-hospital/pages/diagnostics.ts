import { direction } from './direction.ts'

export const diagnostics = direction({
  title: { ru: 'Диагностика', kk: 'Диагностика', uz: 'Diagnostika', en: 'Diagnostics' },
  lead: {
    ru: 'МРТ, КТ, УЗИ и гастроскопия. Перед записью поможем понять, какое исследование вам нужно.',
    kk: 'МРТ, КТ, УДЗ және гастроскопия. Жазылар алдында сізге қай зерттеу керегін анықтауға көмектесеміз.',
    uz: 'MRT, KT, UTT va gastroskopiya. Yozilishdan oldin qaysi tekshiruv kerakligini aniqlashga yordam beramiz.',
    en: 'MRI, CT, ultrasound and gastroscopy. Before you book, we help you find out which scan you need.',
  },
  description: {
    ru: 'МРТ, КТ, УЗИ и гастроскопия в вымышленном «Демо-Госпитале»: подготовка, сроки и цены.',
    kk: 'Ойдан шығарылған «Демо-Госпитальдағы» МРТ, КТ, УДЗ және гастроскопия: дайындық, мерзім және бағалар.',
    uz: 'Oʻylab topilgan “Demo-Gospital”da MRT, KT, UTT va gastroskopiya: tayyorgarlik, muddat va narxlar.',
    en: 'MRI, CT, ultrasound and gastroscopy at the fictional Demo-Hospital: preparation, timing and prices.',
  },
  story: {
    ru: `
      ## Что когда выбирают
      - МРТ — мозг, позвоночник, суставы. Без излучения, но долго и с шумом.
      - КТ — лёгкие, кости, сосуды. Быстро, с дозой излучения, поэтому только по показаниям.
      - УЗИ — живот, сердце, сосуды, щитовидная железа. Прямо при вас.
      - Гастроскопия — желудок. Можно во сне.
      Если нужного исследования у нас нет, скажем, где его делают.`,
    kk: `
      ## Қайсысы қашан таңдалады
      - МРТ — ми, омыртқа, буындар. Сәулесіз, бірақ ұзақ әрі шулы.
      - КТ — өкпе, сүйек, тамырлар. Жылдам, бірақ сәуле мөлшері бар, сондықтан тек көрсетілім бойынша.
      - УДЗ — іш, жүрек, тамырлар, қалқанша без. Көзіңізше жасалады.
      - Гастроскопия — асқазан. Ұйықтатып жасауға болады.
      Қажет зерттеу бізде болмаса, қайда жасалатынын айтамыз.`,
    uz: `
      ## Qaysi biri qachon tanlanadi
      - MRT — miya, umurtqa, boʻgʻimlar. Nurlanishsiz, lekin uzoq va shovqinli.
      - KT — oʻpka, suyak, tomirlar. Tez, ammo nurlanish bor, shuning uchun faqat koʻrsatma bilan.
      - UTT — qorin, yurak, tomirlar, qalqonsimon bez. Koʻz oldingizda.
      - Gastroskopiya — oshqozon. Uxlatib qilish mumkin.
      Kerakli tekshiruv bizda boʻlmasa, qayerda qilinishini aytamiz.`,
    en: `
      ## What is chosen when
      - MRI: the brain, spine and joints. No radiation, but long and noisy.
      - CT: lungs, bones and vessels. Fast, with a dose of radiation, so only when needed.
      - Ultrasound: abdomen, heart, vessels, thyroid. You see it as it happens.
      - Gastroscopy: the stomach. It can be done under sedation.
      If we do not have the test you need, we say where it is done.`,
  },
  image: {
    key: 'demo-hospital/scanner-1',
    alt: {
      ru: 'Рисунок: аппарат МРТ в светлой комнате с окном',
      kk: 'Сурет: терезелі жарық бөлмедегі МРТ аппараты',
      uz: 'Rasm: derazali yorugʻ xonadagi MRT apparati',
      en: 'Drawing: an MRI scanner in a bright room with a window',
    },
  },
  steps: {
    title: {
      ru: 'Как пройти исследование',
      kk: 'Зерттеуден қалай өтуге болады',
      uz: 'Tekshiruvdan qanday oʻtish mumkin',
      en: 'How to have a test done',
    },
    items: [
      {
        title: {
          ru: 'Запись с подготовкой',
          kk: 'Дайындықпен жазылу',
          uz: 'Tayyorgarlik bilan yozilish',
          en: 'Booking with preparation',
        },
        text: {
          ru: 'Присылаем памятку: можно ли есть, что надеть, какие документы взять.',
          kk: 'Жадынама жібереміз: тамақ ішуге бола ма, не кию керек, қандай құжат алу керек.',
          uz: 'Eslatma yuboramiz: ovqat yeyish mumkinmi, nima kiyish, qanday hujjat olish kerak.',
          en: 'We send a leaflet: whether to eat, what to wear, which papers to bring.',
        },
      },
      {
        title: { ru: 'Исследование', kk: 'Зерттеу', uz: 'Tekshiruv', en: 'The test' },
        text: {
          ru: 'Лаборант рядом и на связи. Прервать можно в любой момент.',
          kk: 'Лаборант жаныңызда және байланыста. Кез келген сәтте тоқтатуға болады.',
          uz: 'Laborant yoningizda va aloqada. Istalgan paytda toʻxtatish mumkin.',
          en: 'The technician is near and can hear you. You may stop at any moment.',
        },
      },
      {
        title: {
          ru: 'Описание и снимки',
          kk: 'Сипаттама мен түсірілім',
          uz: 'Xulosa va suratlar',
          en: 'Report and scans',
        },
        text: {
          ru: 'До вечера приходит ссылка. По вашей просьбе рентгенолог объяснит написанное по телефону.',
          kk: 'Кешке дейін сілтеме келеді. Өтінсеңіз, рентгенолог жазылғанды телефонмен түсіндіреді.',
          uz: 'Kechgacha havola keladi. Soʻrasangiz, rentgenolog yozilganini telefon orqali tushuntiradi.',
          en: 'A link comes by the evening. If you ask, the radiologist explains the report by phone.',
        },
      },
    ],
  },
  group: 'Диагностика',
})

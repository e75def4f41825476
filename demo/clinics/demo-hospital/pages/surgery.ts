import { direction } from './direction.ts'

export const surgery = direction({
  title: { ru: 'Хирургия', kk: 'Хирургия', uz: 'Jarrohlik', en: 'Surgery' },
  lead: {
    ru: 'Плановые операции: подготовка, сама операция и восстановление после неё.',
    kk: 'Жоспарлы оталар: дайындық, отаның өзі және одан кейін қалпына келу.',
    uz: 'Rejali operatsiyalar: tayyorgarlik, operatsiyaning oʻzi va undan keyingi tiklanish.',
    en: 'Planned operations: preparation, the operation itself and recovery afterwards.',
  },
  description: {
    ru: 'Плановые операции в вымышленном «Демо-Госпитале»: как готовятся, сколько лежат и что входит в цену.',
    kk: 'Ойдан шығарылған «Демо-Госпитальдағы» жоспарлы оталар: дайындық, жату мерзімі және бағаға не кіреді.',
    uz: 'Oʻylab topilgan “Demo-Gospital”da rejali operatsiyalar: tayyorgarlik, yotish muddati va narxga nima kiradi.',
    en: 'Planned surgery at the fictional Demo-Hospital: how to prepare, how long to stay and what the price includes.',
  },
  story: {
    ru: `
      ## Что мы оперируем
      - Паховые, пупочные и послеоперационные грыжи.
      - Желчный пузырь с камнями.
      - Колено: мениск и связки.
      - Тазобедренный и коленный суставы, когда лечение уже не помогает.
      Срочных операций у нас нет: при острой боли в животе, травме или кровотечении звоните 103.`,
    kk: `
      ## Қандай оталар жасаймыз
      - Шап, кіндік және отадан кейінгі жарықтар.
      - Тас байланған өт қабы.
      - Тізе: мениск пен байламдар.
      - Ем көмектеспейтін кездегі жамбас-сан және тізе буындары.
      Бізде шұғыл ота жасалмайды: іш қатты ауырса, жарақат алсаңыз немесе қан кетсе, 103 нөміріне қоңырау шалыңыз.`,
    uz: `
      ## Nimalarni operatsiya qilamiz
      - Chov, kindik va operatsiyadan keyingi churralar.
      - Toshli oʻt pufagi.
      - Tizza: menisk va boylamlar.
      - Davolash yordam bermay qolgan chanoq-son va tizza boʻgʻimlari.
      Bizda shoshilinch operatsiya yoʻq: qorin qattiq ogʻrisa, jarohat boʻlsa yoki qon ketsa, 103 ga qoʻngʻiroq qiling.`,
    en: `
      ## What we operate on
      - Inguinal, umbilical and incisional hernias.
      - A gallbladder with stones.
      - The knee: meniscus and ligaments.
      - Hips and knees, when treatment no longer helps.
      We do no emergency surgery: with acute abdominal pain, an injury or bleeding call 103.`,
  },
  image: {
    key: 'demo-hospital/theatre-1',
    alt: {
      ru: 'Рисунок: подготовленная операционная с двумя лампами',
      kk: 'Сурет: екі шамы бар дайын ота бөлмесі',
      uz: 'Rasm: ikki chiroqli tayyor operatsiya xonasi',
      en: 'Drawing: an operating theatre made ready, with two lamps',
    },
  },
  steps: {
    title: {
      ru: 'Путь от решения до дома',
      kk: 'Шешімнен үйге дейінгі жол',
      uz: 'Qarordan uygacha boʻlgan yoʻl',
      en: 'From the decision to your home',
    },
    items: [
      {
        title: {
          ru: 'Решаем вместе',
          kk: 'Бірге шешеміз',
          uz: 'Birga qaror qilamiz',
          en: 'We decide together',
        },
        text: {
          ru: 'Хирург объясняет на рисунке, что и зачем будет сделано, и называет другие способы лечения.',
          kk: 'Хирург не, не үшін жасалатынын сызып көрсетіп, басқа жолдарын айтады.',
          uz: 'Jarroh nima va nima uchun qilinishini chizib tushuntiradi, boshqa davolash usullarini aytadi.',
          en: 'The surgeon draws what will be done and why, and names the alternatives.',
        },
      },
      {
        title: { ru: 'Готовимся', kk: 'Дайындаламыз', uz: 'Tayyorlanamiz', en: 'We prepare' },
        text: {
          ru: 'Встреча с анестезиологом, анализы, план восстановления на двух страницах.',
          kk: 'Анестезиологпен кездесу, талдаулар, екі беттік қалпына келу жоспары.',
          uz: 'Anesteziolog bilan uchrashuv, tahlillar, ikki sahifalik tiklanish rejasi.',
          en: 'You meet the anaesthetist, have blood tests and get a recovery plan of two pages.',
        },
      },
      {
        title: {
          ru: 'Операция и палата',
          kk: 'Ота және палата',
          uz: 'Operatsiya va palata',
          en: 'Surgery and the ward',
        },
        text: {
          ru: 'Близкому звонит сам хирург. В палате можно остаться вдвоём.',
          kk: 'Жақыныңызға хирургтің өзі қоңырау шалады. Палатада екеу болып қалуға болады.',
          uz: 'Yaqiningizga jarrohning oʻzi qoʻngʻiroq qiladi. Palatada ikki kishi qolish mumkin.',
          en: 'The surgeon calls your family in person. Someone close may stay in the room.',
        },
      },
      {
        title: { ru: 'Дом', kk: 'Үй', uz: 'Uy', en: 'Home' },
        text: {
          ru: 'Звоним на второй день, снимаем швы, передаём вас реабилитологу.',
          kk: 'Екінші күні қоңырау шаламыз, тігісті аламыз, оңалту дәрігеріне тапсырамыз.',
          uz: 'Ikkinchi kuni qoʻngʻiroq qilamiz, choklarni olamiz, reabilitologga topshiramiz.',
          en: 'We call on the second day, take out the stitches and hand you over to rehabilitation.',
        },
      },
    ],
  },
  group: 'Хирургия',
})

import { block, question } from '../../../parts/blocks.ts'
import type { SeedPage } from '../../../parts/seed-types.ts'
import { invitation } from './book.ts'

const title = { ru: 'Вопросы и ответы', kk: 'Сұрақ-жауап', uz: 'Savol-javob', en: 'Questions and answers' }

const questions = block('questions', 'faq', {
  firstOpen: true,
  items: [
    question(
      {
        ru: 'Нужно ли направление?',
        kk: 'Жолдама керек пе?',
        uz: 'Yoʻllanma kerakmi?',
        en: 'Do I need a referral?',
      },
      {
        ru: 'На консультацию — нет. На МРТ, КТ и пробу с нагрузкой — да: от вашего врача или от нашего.',
        kk: 'Кеңеске — жоқ. МРТ, КТ және жүктеме сынамасына — иә: өз дәрігеріңізден немесе біздікінен.',
        uz: 'Maslahatga — yoʻq. MRT, KT va zoʻriqish sinoviga — ha: oʻz shifokoringizdan yoki biznikidan.',
        en: 'For a consultation, no. For MRI, CT and the exercise test, yes: from your doctor or from ours.',
      },
    ),
    question(
      {
        ru: 'Я приеду из другого города. Можно всё за один день?',
        kk: 'Басқа қаладан келемін. Бәрін бір күнде бітіруге бола ма?',
        uz: 'Boshqa shahardan kelaman. Hammasini bir kunda qilish mumkinmi?',
        en: 'I come from another city. Can it all be done in a day?',
      },
      {
        ru: 'Чаще всего да. Пришлите выписки заранее, и координатор составит день так, чтобы исследования шли до консультации, а между ними можно было поесть.',
        kk: 'Көбіне иә. Қағаздарды алдын ала жіберіңіз, үйлестіруші күнді зерттеулер кеңеске дейін өтетіндей, арасында тамақтанып алатындай етіп жоспарлайды.',
        uz: 'Koʻpincha ha. Koʻchirmalarni oldindan yuboring, koordinator kunni tekshiruvlar maslahatdan oldin oʻtadigan va orada ovqatlanish mumkin boʻladigan qilib tuzadi.',
        en: 'Usually yes. Send your papers ahead, and the coordinator will plan the day so that tests come before the consultation, with time to eat in between.',
      },
    ),
    question(
      {
        ru: 'Как узнать точную цену операции?',
        kk: 'Отаның нақты бағасын қалай білуге болады?',
        uz: 'Operatsiyaning aniq narxini qanday bilish mumkin?',
        en: 'How do I learn the exact price of surgery?',
      },
      {
        ru: 'После осмотра хирурга вы получаете расчёт на бумаге: что входит, что может добавиться и в каком случае. Без вашей подписи он не меняется.',
        kk: 'Хирург қарағаннан кейін қағаз жүзінде есеп аласыз: не кіреді, не, қандай жағдайда қосылуы мүмкін. Сіздің қолыңызсыз ол өзгермейді.',
        uz: 'Jarroh koʻrigidan keyin qogʻozda hisob olasiz: nima kiradi, nima va qanday holatda qoʻshilishi mumkin. Imzoingizsiz u oʻzgarmaydi.',
        en: 'After the surgeon has seen you, you get an estimate on paper: what is included, what may be added and when. It does not change without your signature.',
      },
    ),
    question(
      {
        ru: 'Можно ли остаться в палате с ребёнком или пожилым родителем?',
        kk: 'Палатада баламен немесе қарт ата-анаммен бірге қалуға бола ма?',
        uz: 'Palatada bola yoki keksa ota-ona bilan qolish mumkinmi?',
        en: 'May I stay in the room with a child or an elderly parent?',
      },
      {
        ru: 'Да, в каждой палате есть раскладное кресло. Взрослых от 18 лет принимаем, детей на операцию — нет.',
        kk: 'Иә, әр палатада жазылатын кресло бар. 18 жастан асқан ересектерді қабылдаймыз, балаларға ота жасамаймыз.',
        uz: 'Ha, har bir palatada yoyiladigan kreslo bor. 18 yoshdan oshgan kattalarni qabul qilamiz, bolalarni operatsiya qilmaymiz.',
        en: 'Yes, every room has an armchair that folds out. We admit adults from 18; we do not operate on children.',
      },
    ),
    question(
      {
        ru: 'Вы помогаете в экстренных случаях?',
        kk: 'Шұғыл жағдайда көмектесесіздер ме?',
        uz: 'Shoshilinch holatlarda yordam berasizmi?',
        en: 'Do you take emergencies?',
      },
      {
        ru: 'Нет, мы плановая клиника. При боли в груди, нарушении речи, травме, кровотечении или потере сознания звоните 103: бригада отвезёт туда, где готовы принять.',
        kk: 'Жоқ, біз тек жоспарлы ем жүргіземіз. Кеуде ауырса, сөйлеу бұзылса, жарақат алса, қан кетсе немесе естен танса, 103 нөміріне қоңырау шалыңыз: бригада қабылдауға дайын жерге апарады.',
        uz: 'Yoʻq, biz faqat rejali davolash bilan shugʻullanamiz. Koʻkrak ogʻrisa, nutq buzilsa, jarohat, qon ketish yoki hushdan ketish boʻlsa, 103 ga qoʻngʻiroq qiling: brigada qabul qilishga tayyor joyga olib boradi.',
        en: 'No, we are a planned-care hospital. With chest pain, slurred speech, an injury, bleeding or loss of consciousness call 103: the crew knows where you will be received.',
      },
    ),
    question(
      {
        ru: 'Как получить копии документов?',
        kk: 'Құжат көшірмелерін қалай алуға болады?',
        uz: 'Hujjat nusxalarini qanday olish mumkin?',
        en: 'How do I get copies of my papers?',
      },
      {
        ru: 'Напишите нам или подойдите к стойке с документом. Выписку отдаём за один рабочий день, снимки — по ссылке сразу.',
        kk: 'Бізге жазыңыз немесе құжатыңызбен тіркеу үстеліне келіңіз. Шығару қағазын бір жұмыс күнінде, түсірілімді сілтемемен бірден береміз.',
        uz: 'Bizga yozing yoki hujjat bilan qabulxonaga keling. Koʻchirmani bir ish kunida, suratlarni havola orqali darhol beramiz.',
        en: 'Write to us or come to the desk with a document. A letter takes one working day; scans come by link at once.',
      },
    ),
  ],
})

export const faq: SeedPage = {
  title,
  description: {
    ru: 'О чём спрашивают перед приездом в вымышленный «Демо-Госпиталь»: направления, цены, палаты, экстренные случаи.',
    kk: 'Ойдан шығарылған «Демо-Госпитальға» келер алдында не сұрайды: жолдама, баға, палата, шұғыл жағдайлар.',
    uz: 'Oʻylab topilgan “Demo-Gospital”ga kelishdan oldin nimalar soʻraladi: yoʻllanma, narx, palata, shoshilinch holatlar.',
    en: 'What people ask before coming to the fictional Demo-Hospital: referrals, prices, rooms, emergencies.',
  },
  blocks: [block('title', 'page-title', { title }), questions, invitation],
}

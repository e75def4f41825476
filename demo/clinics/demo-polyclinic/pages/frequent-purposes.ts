import { block, toPage } from '../../../parts/blocks.ts'

/** The most frequent purposes of a visit to the site. */
export const frequentPurposes = block('six-things', 'feature-list', {
  title: {
    ru: 'Зачем к нам чаще всего приходят',
    kk: 'Бізге көбіне не үшін жүгінеді',
    uz: 'Bizga koʻpincha nima uchun murojaat qilishadi',
    en: 'What people come for most',
  },
  arrangement: 'pairs',
  items: [
    {
      title: {
        ru: 'Записаться к врачу',
        kk: 'Дәрігерге жазылу',
        uz: 'Shifokorga yozilish',
        en: 'Book a doctor',
      },
      text: {
        ru: 'По телефону, в WhatsApp или у стойки. К участковому врачу место есть почти каждый день.',
        kk: 'Телефонмен, WhatsApp арқылы немесе тіркеу бөлімінде. Учаскелік дәрігерде күн сайын дерлік орын бар.',
        uz: 'Telefon, WhatsApp orqali yoki qabulxonada. Uchastka shifokorida deyarli har kuni joy bor.',
        en: 'By phone, WhatsApp or at the desk. A general practitioner is free nearly every day.',
      },
      link: toPage('/appointment'),
    },
    {
      title: {
        ru: 'Прикрепиться',
        kk: 'Емханаға тіркелу',
        uz: 'Biriktirilish',
        en: 'Register with us',
      },
      text: {
        ru: 'Один документ и десять минут. Дальше визиты, анализы по направлению и осмотры — без оплаты.',
        kk: 'Бір құжат және он минут. Содан кейін қабылдау, жолдамамен талдау және тексеру — тегін.',
        uz: 'Bitta hujjat va oʻn daqiqa. Keyin qabul, yoʻllanma bilan tahlil va koʻriklar — bepul.',
        en: 'One document and ten minutes. After that visits, tests on referral and check-ups cost nothing.',
      },
      link: toPage('/attachment'),
    },
    {
      title: { ru: 'Сдать анализы', kk: 'Талдау тапсыру', uz: 'Tahlil topshirish', en: 'Have a test' },
      text: {
        ru: 'С 7:30, до десяти без записи. Посмотрите, нужно ли приходить натощак.',
        kk: '7:30-дан, онға дейін жазылусыз. Ашқарынға келу керек пе, қараңыз.',
        uz: '7:30 dan, oʻngacha yozilmasdan. Och qoringa kelish kerakmi, qarang.',
        en: 'From 7:30, no appointment until ten. See whether you must come fasting.',
      },
      link: toPage('/materials'),
    },
    {
      title: { ru: 'Привести ребёнка', kk: 'Бала әкелу', uz: 'Bola olib kelish', en: 'Bring a child' },
      text: {
        ru: 'Отдельное здание на Макетной: педиатр, прививки, осмотры перед садом и школой.',
        kk: 'Макет көшесіндегі бөлек ғимарат: педиатр, екпелер, балабақша мен мектеп алдындағы тексеру.',
        uz: 'Maket koʻchasidagi alohida bino: pediatr, emlash, bogʻcha va maktab oldidan koʻrik.',
        en: 'A separate building on Maketnaya Street: paediatrician, vaccinations, check-ups before school.',
      },
      link: toPage('/children'),
    },
    {
      title: {
        ru: 'Узнать про страховку',
        kk: 'Сақтандыру туралы білу',
        uz: 'Sugʻurta haqida bilish',
        en: 'Ask about insurance',
      },
      text: {
        ru: 'Что входит в ОСМС и что государство оплачивает каждому.',
        kk: 'МӘМС-ке не кіреді және мемлекет әркімге нені төлейді.',
        uz: 'Tibbiy sugʻurtaga nima kiradi va davlat har kimga nimani toʻlaydi.',
        en: 'What health insurance covers and what the state pays for everybody.',
      },
      link: toPage('/osms'),
    },
    {
      title: {
        ru: 'Задать вопрос',
        kk: 'Сұрақ қою',
        uz: 'Savol berish',
        en: 'Ask a question',
      },
      text: {
        ru: 'Отвечаем за два дня. Главный врач читает всё, что адресовано ей.',
        kk: 'Екі күнде жауап береміз. Бас дәрігер өзіне жазылғанның бәрін оқиды.',
        uz: 'Ikki kunda javob beramiz. Bosh shifokor oʻziga yozilgan hammasini oʻqiydi.',
        en: 'We answer within two days. The medical director reads everything addressed to her.',
      },
      link: toPage('/ask-question'),
    },
  ],
})

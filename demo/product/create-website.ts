import type { CustomPageSeed } from '../../backend/seed/format.ts'
import { block, toPage } from '../parts/blocks.ts'
import { commonQuestions, four, point, questionAndAnswer, questions } from './words.ts'

const title = block('title', 'page-title', {
  title: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
  lead: four(
    'Есть два пути: зарегистрируйте клинику сами или оставьте заявку, и\u00a0мы поможем.',
    'Екі жолы бар: клиниканы өзіңіз тіркеңіз немесе өтінім қалдырыңыз, біз көмектесеміз.',
    'Ikki yoʻli bor: klinikani oʻzingiz roʻyxatdan oʻtkazing yoki ariza qoldiring, biz yordam beramiz.',
    'There are two ways: register the clinic yourself, or leave a request and we will help.',
  ),
})

const register = block('register', 'call-to-action', {
  title: four(
    'Зарегистрировать самому',
    'Өзіңіз тіркеу',
    'Oʻzingiz roʻyxatdan oʻtkazish',
    'Register it yourself',
  ),
  text: four(
    'Понадобятся название, БИН, ИИН или ИНН, адрес, телефон и\u00a0скан лицензии. Это займёт минут пять.',
    'Атауы, БСН немесе ЖСН, мекенжай, телефон және лицензияның сканы керек болады. Бес минуттай уақыт алады.',
    'Nomi, STIR yoki BIN, manzil, telefon va litsenziya nusxasi kerak boʻladi. Besh daqiqacha vaqt oladi.',
    'You will need the name, the tax number, the address, a phone number and a scan of the licence. It takes about five minutes.',
  ),
  action: {
    label: four('Зарегистрировать клинику', 'Клиниканы тіркеу', 'Klinikani kiritish', 'Register a clinic'),
    link: toPage('/pro/new'),
  },
  tone: 'accent',
})

const steps = block('steps', 'steps', {
  title: four('Что будет дальше', 'Одан әрі не болады', 'Keyin nima boʻladi', 'What happens next'),
  items: [
    point(
      four('Проверка', 'Тексеру', 'Tekshiruv', 'We check'),
      four(
        'Модератор смотрит сведения и\u00a0документы в\u00a0течение рабочего дня.',
        'Модератор мәліметтер мен құжаттарды бір жұмыс күні ішінде қарайды.',
        'Moderator maʼlumot va hujjatlarni bir ish kuni ichida koʻrib chiqadi.',
        'A moderator looks at the details and documents within one working day.',
      ),
    ),
    point(
      four('Ответ', 'Жауап', 'Javob', 'We answer'),
      four(
        'Вы получаете письмо. Если чего-то не\u00a0хватает, в\u00a0нём написано, что исправить.',
        'Сізге хат келеді. Бірдеңе жетіспесе, не түзету керегі сонда жазылады.',
        'Sizga xat keladi. Nimadir yetishmasa, nimani tuzatish kerakligi unda yoziladi.',
        'You get an e-mail. If something is missing, it says what to correct.',
      ),
    ),
    point(
      four('Страница клиники', 'Клиника беті', 'Klinika sahifasi', 'Your clinic’s page'),
      four(
        'После одобрения клинику видят пациенты, а\u00a0вы приглашаете сотрудников и\u00a0заполняете сайт.',
        'Мақұлданған соң клиниканы пациенттер көреді, ал сіз қызметкерлерді шақырып, сайтты толтырасыз.',
        'Maʼqullangach, klinikani bemorlar koʻradi, siz esa xodimlarni taklif qilib, saytni toʻldirasiz.',
        'Once it is approved, patients see the clinic, and you invite your staff and fill in the site.',
      ),
    ),
  ],
})

const request = block('request', 'service-request', {
  title: four('Оставить заявку', 'Өтінім қалдыру', 'Ariza qoldirish', 'Leave a request'),
  lead: four(
    'Напишите, что нужно, и\u00a0мы ответим в\u00a0течение рабочего дня.',
    'Не керек екенін жазыңыз, бір жұмыс күні ішінде жауап береміз.',
    'Nima kerakligini yozing, bir ish kuni ichida javob beramiz.',
    'Tell us what you need, and we will answer within a working day.',
  ),
  chosen: 'clinic-website',
})

/** R11: two ways to get a site, by registering a company (A4) and by a request (A6). */
export const createWebsite: CustomPageSeed = {
  slug: 'create-website',
  title: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
  description: four(
    'Зарегистрируйте клинику или частную практику сами либо оставьте заявку: проверим сведения и\u00a0ответим в\u00a0течение рабочего дня.',
    'Клиниканы немесе жеке практиканы өзіңіз тіркеңіз не өтінім қалдырыңыз: мәліметтерді тексеріп, бір жұмыс күні ішінде жауап береміз.',
    'Klinika yoki xususiy amaliyotni oʻzingiz kiriting yoki ariza qoldiring: maʼlumotlarni tekshirib, bir ish kuni ichida javob beramiz.',
    'Register a clinic or a private practice yourself, or leave a request: we check the details and answer within a working day.',
  ),
  blocks: [
    title,
    register,
    steps,
    request,
    questions('questions', commonQuestions, [
      questionAndAnswer(
        four('Нужен ли аккаунт?', 'Аккаунт керек пе?', 'Akkaunt kerakmi?', 'Do I need an account?'),
        four(
          'Для регистрации нужен: через него вы потом управляете клиникой. Заявку можно оставить без аккаунта.',
          'Тіркеу үшін керек: кейін клиниканы сол арқылы басқарасыз. Өтінімді аккаунтсыз қалдыруға болады.',
          'Roʻyxatdan oʻtkazish uchun kerak: keyin klinikani shu orqali boshqarasiz. Arizani akkauntsiz qoldirish mumkin.',
          'Yes, to register: you will use it to manage the clinic. You can leave a request without one.',
        ),
      ),
      questionAndAnswer(
        four(
          'Кто увидит документы?',
          'Құжаттарды кім көреді?',
          'Hujjatlarni kim koʻradi?',
          'Who sees the documents?',
        ),
        four(
          'Только модераторы. Пациентам показываются название, адрес, телефоны и\u00a0номер лицензии, если вы его указали.',
          'Тек модераторлар. Пациенттерге атауы, мекенжайы, телефондары және көрсетсеңіз, лицензия нөмірі көрінеді.',
          'Faqat moderatorlar. Bemorlarga nomi, manzili, telefonlari va koʻrsatgan boʻlsangiz, litsenziya raqami koʻrinadi.',
          'Moderators only. Patients see the name, address, phone numbers and, if you give it, the licence number.',
        ),
      ),
    ]),
  ],
}

import type { CustomPageSeed } from '../../format.ts'
import { block, toPage } from '../demo/blocks.ts'
import { picture } from '../demo/picture.ts'
import { answered, commonQuestions, four, point, questions } from './words.ts'

const hero = block(
  'hero',
  'hero',
  {
    title: four(
      'Свой приём без\u00a0регистратуры',
      'Тіркеу бөлімінсіз жеке қабылдау',
      'Qabulxonasiz shaxsiy qabul',
      'Your own practice, no front desk',
    ),
    lead: four(
      'Для врача, который принимает сам: календарь, запись, вопросы и\u00a0консультации на\u00a0компьютере и\u00a0в\u00a0телефоне.',
      'Өзі қабылдайтын дәрігерге: күнтізбе, жазылу, сұрақтар мен кеңестер компьютерде және телефонда.',
      'Oʻzi qabul qiladigan shifokor uchun: taqvim, yozilish, savollar va maslahatlar kompyuterda va telefonda.',
      'For a doctor who works alone: calendar, bookings, questions and consultations, on a computer and on a phone.',
    ),
    image: picture(
      'shipa/window',
      four(
        'Рисунок: окно кабинета с\u00a0растениями и\u00a0видом на\u00a0город',
        'Сурет: өсімдіктері бар, қалаға қараған кабинет терезесі',
        'Rasm: oʻsimliklari bor, shaharga qaragan kabinet derazasi',
        'Drawing: an office window with plants and a view of the town',
      ),
    ),
  },
  2,
)

const parts = block('parts', 'feature-list', {
  title: four(
    'Всё, что нужно одному врачу',
    'Бір дәрігерге керектің бәрі',
    'Bitta shifokorga kerak boʻlgan hamma narsa',
    'All that one doctor needs',
  ),
  arrangement: 'pairs',
  items: [
    point(
      four('Календарь', 'Күнтізбе', 'Taqvim', 'Calendar'),
      four(
        'Часы приёма, перерывы и\u00a0отпуск задаёте вы. Пациент видит только свободное время.',
        'Қабылдау уақытын, үзілістер мен демалысты өзіңіз белгілейсіз. Пациент тек бос уақытты көреді.',
        'Qabul soatlari, tanaffuslar va taʼtilni oʻzingiz belgilaysiz. Bemor faqat boʻsh vaqtni koʻradi.',
        'You set the hours, breaks and leave. Patients see only what is free.',
      ),
    ),
    point(
      four('Запись без звонков', 'Қоңыраусыз жазылу', 'Qoʻngʻiroqsiz yozilish', 'Bookings without calls'),
      four(
        'Пациент выбирает время и\u00a0подтверждает телефон или почту кодом. Отменить и\u00a0перенести приём можно по\u00a0ссылке из\u00a0письма.',
        'Пациент уақыт таңдап, телефонын немесе поштасын кодпен растайды. Қабылдаудан бас тартуға не оны ауыстыруға хаттағы сілтеме арқылы болады.',
        'Bemor vaqtni tanlaydi, telefoni yoki pochtasini kod bilan tasdiqlaydi. Qabulni xatdagi havola orqali bekor qilish yoki koʻchirish mumkin.',
        'Patients choose a time and prove their phone or e-mail with a code. A link in the e-mail cancels or moves the visit.',
      ),
    ),
    point(
      four(
        'Вопросы и\u00a0консультации',
        'Сұрақтар мен кеңестер',
        'Savollar va maslahatlar',
        'Questions and consultations',
      ),
      four(
        'Отвечаете письменно, когда удобно. Пациент прикладывает снимки и\u00a0документы файлами.',
        'Өзіңізге қолайлы уақытта жазбаша жауап бересіз. Пациент түсірілімдер мен құжаттарды файл етіп тіркейді.',
        'Oʻzingizga qulay vaqtda yozma javob berasiz. Bemor suratlar va hujjatlarni fayl qilib ilova qiladi.',
        'You answer in writing when it suits you. Patients attach images and documents as files.',
      ),
    ),
    point(
      four('Страница врача', 'Дәрігер беті', 'Shifokor sahifasi', 'A doctor’s page'),
      four(
        'Образование, языки приёма, услуги с\u00a0ценами, отзывы. Для тех, кто пишет, есть шаблон-журнал.',
        'Білімі, қабылдау тілдері, бағасы бар қызметтер, пікірлер. Жазатын дәрігерлерге журнал үлгісі бар.',
        'Maʼlumoti, qabul tillari, narxlari bilan xizmatlar, sharhlar. Yozadigan shifokorlar uchun jurnal shabloni bor.',
        'Education, languages, services with prices, reviews. For those who write there is a journal template.',
      ),
    ),
  ],
})

/** R8 */
export const misPractice: CustomPageSeed = {
  slug: 'mis-practice',
  title: four('Частная практика', 'Жеке практика', 'Xususiy amaliyot', 'Private practice'),
  description: four(
    'Для врача, который принимает сам: календарь, запись без звонков, вопросы пациентов, консультации и\u00a0своя страница.',
    'Өзі қабылдайтын дәрігерге: күнтізбе, қоңыраусыз жазылу, пациенттердің сұрақтары, кеңестер және өз беті.',
    'Oʻzi qabul qiladigan shifokor uchun: taqvim, qoʻngʻiroqsiz yozilish, bemorlarning savollari, maslahatlar va oʻz sahifasi.',
    'For a doctor who works alone: a calendar, bookings without calls, patients’ questions, consultations and a page.',
  ),
  blocks: [
    hero,
    parts,
    questions('questions', commonQuestions, [
      answered(
        four(
          'Принимаю в\u00a0двух местах. Что с\u00a0расписанием?',
          'Екі жерде қабылдаймын. Кесте қалай болады?',
          'Ikki joyda qabul qilaman. Jadval qanday boʻladi?',
          'I work in two places. What about the schedule?',
        ),
        four(
          'У\u00a0каждого места свои часы и\u00a0цены, а\u00a0приёмы не\u00a0пересекаются: занятое время закрыто в\u00a0обоих.',
          'Әр жердің өз уақыты мен бағасы бар, ал қабылдаулар қабаттаспайды: алынған уақыт екеуінде де жабық.',
          'Har bir joyning oʻz vaqti va narxlari bor, qabullar esa ustma-ust tushmaydi: band vaqt ikkalasida ham yopiq.',
          'Each place has its own hours and prices, and visits never overlap: a taken time is closed in both.',
        ),
      ),
      answered(
        four(
          'За\u00a0сколько пациент может отменить приём?',
          'Пациент қабылдаудан қанша уақыт бұрын бас тарта алады?',
          'Bemor qabulni qancha oldin bekor qila oladi?',
          'How late can a patient cancel?',
        ),
        four(
          'Срок задаёте вы. Позже него пациент увидит ваш телефон и\u00a0договорится с\u00a0вами.',
          'Мерзімді өзіңіз белгілейсіз. Одан кеш болса, пациент телефоныңызды көріп, өзіңізбен келіседі.',
          'Muddatni oʻzingiz belgilaysiz. Undan kechiksa, bemor telefoningizni koʻradi va siz bilan kelishadi.',
          'You set the limit. After it, the patient sees your phone number and arranges it with you.',
        ),
      ),
      answered(
        four(
          'Можно\u00a0ли потом взять администратора?',
          'Кейін әкімші алуға бола ма?',
          'Keyin administrator olsa boʻladimi?',
          'Can I take on an assistant later?',
        ),
        four(
          'Да. Вы выдаёте код доступа с\u00a0ролью, и\u00a0сотрудник видит только то, что\u00a0ему открыто.',
          'Иә. Рөлі көрсетілген қатынау кодын бересіз, қызметкер өзіне ашылғанын ғана көреді.',
          'Ha. Roli koʻrsatilgan kirish kodini berasiz, xodim faqat oʻziga ochilganini koʻradi.',
          'Yes. You give out an access code with a role, and the assistant sees only what it opens.',
        ),
      ),
    ]),
    block('next', 'call-to-action', {
      title: four(
        'Начните со\u00a0своей страницы',
        'Өз бетіңізден бастаңыз',
        'Oʻz sahifangizdan boshlang',
        'Start with a page of your own',
      ),
      text: four(
        'Тот\u00a0же конструктор, что и\u00a0у\u00a0клиник: четыре языка и\u00a0четыре шаблона.',
        'Клиникалардағы сол конструктор: төрт тіл және төрт үлгі.',
        'Klinikalardagi oʻsha konstruktor: toʻrt til va toʻrt shablon.',
        'The same builder that clinics have: four languages and four templates.',
      ),
      action: {
        label: four(
          'Посмотреть конструктор',
          'Конструкторды көру',
          'Konstruktorni koʻrish',
          'See the builder',
        ),
        link: toPage('/clinic-website'),
      },
      tone: 'calm',
    }),
  ],
}
